"""Makes the two fonts of this folder out of Inter's own OpenType files.

    python3 -m pip install fonttools
    python3 subset.py Inter-Regular.otf Inter-SemiBold.otf

Keeps the letters of the languages of western and central Europe with their punctuation, and
writes the pair kerning, which Inter holds in its GPOS table, as a `kern` table: the renderer reads
no other. A small font is what lets the first picture appear at once, since the renderer parses every
outline when it opens a font.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
PUNCTUATION = [ord(c) for c in "‘’‚“”„–—…•−×→←↑↓"]
# Pairs looser or tighter by less than this many thousandths of an em are not worth their bytes.
LEAST_KERNING = 8


def pair_kerning(font):
    """Every pair of kept glyphs and its kerning, the first matching subtable winning."""
    kept = set(font.getBestCmap().values())
    gpos = font["GPOS"].table
    lookups = sorted(
        {
            index
            for record in gpos.FeatureList.FeatureRecord
            if record.FeatureTag == "kern"
            for index in record.Feature.LookupListIndex
        }
    )
    pairs = {}
    for index in lookups:
        lookup = gpos.LookupList.Lookup[index]
        found = {}
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            for left in kept.intersection(table.Coverage.glyphs):
                if table.Format == 1:
                    place = table.Coverage.glyphs.index(left)
                    for pair in table.PairSet[place].PairValueRecord:
                        if pair.SecondGlyph in kept:
                            value = getattr(pair.Value1, "XAdvance", 0) or 0
                            found.setdefault((left, pair.SecondGlyph), value)
                else:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
                    for right in kept:
                        cell = row.Class2Record[table.ClassDef2.classDefs.get(right, 0)]
                        value = getattr(cell.Value1, "XAdvance", 0) or 0
                        found.setdefault((left, right), value)
        for pair, value in found.items():
            pairs[pair] = pairs.get(pair, 0) + value
    least = LEAST_KERNING * font["head"].unitsPerEm / 1000
    return {pair: value for pair, value in pairs.items() if abs(value) >= least}


def main(paths):
    for path in map(Path, paths):
        font = TTFont(path)
        options = Options()
        options.layout_features = ["kern"]
        options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=LETTERS + PUNCTUATION)
        subsetter.subset(font)
        ascii_names = {font.getBestCmap()[c] for c in [*range(0x20, 0x7F)]}
        kerning = {
            pair: value
            for pair, value in pair_kerning(font).items()
            if ascii_names.issuperset(pair)
        }
        table = KernTable_format_0()
        table.version, table.coverage, table.apple, table.tupleIndex = 0, 1, False, None
        table.kernTable = kerning
        font["kern"] = newTable("kern")
        font["kern"].version = 0
        font["kern"].kernTables = [table]
        del font["GPOS"]
        for unused in ("GDEF", "GSUB"):
            if unused in font:
                del font[unused]
        font.save(Path(__file__).parent / path.name)
        print(path.name, len(font.getGlyphOrder()), "glyphs", len(kerning), "pairs")


main(sys.argv[1:])
