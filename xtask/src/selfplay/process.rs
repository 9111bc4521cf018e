//! A child process that is talked to by lines, and that cannot make anyone wait for ever.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read whole; an engine's variation of a hundred turns is far shorter.
const LONGEST_LINE: u64 = 1 << 16;

/// Lines that wait to be read. An engine that talks more has to wait itself.
const WAITING_LINES: usize = 1024;

/// How long a process has to end by itself.
const FAREWELL: Duration = Duration::from_millis(500);

/// Ends with this value: it is told to quit, and killed if it does not.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Why there is no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoLine {
    /// None came in time.
    Late,
    /// None will come any more.
    Closed,
}

impl Process {
    /// Starts it; what it writes to its standard error is dropped.
    pub(crate) fn spawn(mut command: Command) -> io::Result<Process> {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        // A Ctrl-C at the terminal is for the lab alone, which then ends its engines.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (sender, lines) = mpsc::sync_channel(WAITING_LINES);
        let output = child.stdout.take().expect("it was asked for");
        let reader = thread::Builder::new().name("engine output".into());
        // Not joined: a grandchild may keep the pipe open.
        reader.spawn(move || forward_lines(BufReader::new(output), &sender))?;
        Ok(Process {
            input: child.stdin.take(),
            child,
            lines,
        })
    }

    /// Sends a line; fails when the process does not read any more.
    pub(crate) fn send(&mut self, line: &str) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        input.write_all(format!("{line}\n").as_bytes())?;
        input.flush()
    }

    /// The next line, as soon as there is one, waiting so long at most.
    pub(crate) fn read_line(&mut self, timeout: Duration) -> Result<String, NoLine> {
        self.lines
            .recv_timeout(timeout)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => NoLine::Late,
                RecvTimeoutError::Disconnected => NoLine::Closed,
            })
    }

    /// Drops the lines that came unasked.
    pub(crate) fn drop_waiting_lines(&mut self) {
        // No more than can wait, or an endless talker would keep this going.
        self.lines.try_iter().take(WAITING_LINES).for_each(drop);
    }

    /// How it ended, in words, for a process whose output has ended.
    pub(crate) fn epitaph(&mut self) -> String {
        match self.wait(FAREWELL) {
            Some(status) => status,
            None => "it closed its output".into(),
        }
    }

    fn wait(&mut self, timeout: Duration) -> Option<String> {
        let began = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if began.elapsed() < timeout => thread::sleep(Duration::from_millis(2)),
                Ok(None) => return None,
                Err(error) => return Some(error.to_string()),
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Each of these fails only where the process has ended already.
        let _ = self.send("quit");
        self.input = None;
        if self.wait(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Hands on every line until the output or the interest ends.
fn forward_lines(mut output: impl BufRead, sender: &SyncSender<String>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        match output
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)
        {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if sender.send(text).is_err() {
                    return;
                }
            }
        }
    }
}
