import { describe, expect, it } from '@jest/globals';
import { formatReference, parseReferences } from '../index.js';

/** Inputs of reports on the public trackers of other Bible programs, with what their writers expected. */
const WRITTEN: readonly (readonly [text: string, places: string])[] = [
  // openbibleinfo/Bible-Passage-Reference-Parser #10, #38, #59
  ['Psalm 89,37', 'Psalm 89:37'],
  ['Matt 1, 3-4, 6', 'Matthew 1; Matthew 3-4; Matthew 6'],
  ['Genesis 1:1 John 1:1', 'Genesis 1:1; John 1:1'],
  // BibleGet-I-O/endpoint #41, #43
  ['Matthew 9:35–10:1, 5, 6-8', 'Matthew 9:35-10; Matthew 10:5; Matthew 10:6–8'],
  ['cfr. Jn 3,16', 'John 3:16'],
  // AndBible/and-bible #2736
  ['1 Chron. 17:11–14, 23–27', '1 Chronicles 17:11–14; 1 Chronicles 17:23–27'],
  ['Ex. 29:42–43; 30:36', 'Exodus 29:42–43; Exodus 30:36'],
  ['Eccles. 12:11', 'Ecclesiastes 12:11'],
  // eliranwong/UniqueBible #393, eliranwong/bible-verse-parser #2
  ['1 Thess. 1.8–9', '1 Thessalonians 1:8–9'],
  ['Lev. 17–18', 'Leviticus 17-18'],
  // avendesora/pythonbible #1, adyeths/u2o #61
  ['Matthew xvii. 19-21', 'Matthew 17:19–21'],
  ['Isa. iii. 10, 11', 'Isaiah 3:10; Isaiah 3:11'],
  ['Jeremiah xlviii. 11, 12', 'Jeremiah 48:11; Jeremiah 48:12'],
  ['1 John v. 10', '1 John 5:10'],
  ['2 Kings vii. 2', '2 Kings 7:2'],
  ['Gen. xxxiii. 19', 'Genesis 33:19'],
  // translatable-exegetical-tools/Abbott-Smith #107
  ['I Ki 21:1', '1 Kings 21:1'],
  ['Mk 2:26', 'Mark 2:26'],
  ['Jo 16:33', 'John 16:33'],
  ['I Th 5:3', '1 Thessalonians 5:3'],
  ['We three kings of Orient are', ''],
  // msakowski/obsidian-library-linker #25, themeetinghouse/web #459
  ['phil3:1', 'Philippians 3:1'],
  ['eph3:1', 'Ephesians 3:1'],
  ['Philemon 1-2', 'Philemon 1:1–2'],
];

describe('references as other people report them', () => {
  it.each(WRITTEN)('%s', (text, places) => {
    const read = parseReferences(text).map(
      ({ book, chapter, verse, endVerse, endChapter }) =>
        formatReference(book.name, chapter, verse, endChapter ? undefined : endVerse) +
        (endChapter ? `-${endChapter}` : ''),
    );
    expect(read.join('; ')).toBe(places);
  });
});
