//! The program itself, driven through pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Far longer than anything takes: it only keeps a hanging program from hanging the tests.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running program.
pub(crate) struct Program {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Program {
    pub(crate) fn start(arguments: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_amazons-engine"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program was built");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Program {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    pub(crate) fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("not closed yet");
        writeln!(input, "{line}").expect("the program listens");
        input.flush().expect("the program listens");
    }

    /// Closes the program's input.
    pub(crate) fn hang_up(&mut self) {
        self.input = None;
    }

    /// The lines up to the first that begins like this, itself included.
    pub(crate) fn hear(&self, beginning: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("no `{beginning}` after {heard:#?}"));
            heard.push(line);
            if heard.last().is_some_and(|line| line.starts_with(beginning)) {
                return heard;
            }
        }
    }

    /// Waits for the program to end by itself; answers what it said meanwhile.
    pub(crate) fn end(mut self) -> (ExitStatus, Vec<String>) {
        let heard = self.lines.iter().collect();
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return (status, heard);
            }
            assert!(since.elapsed() < PATIENCE, "the program does not end");
            thread::yield_now();
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It has ended already unless a test failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
