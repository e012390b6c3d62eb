import { describe, expect, it } from '@jest/globals';
import { formatReference, placeAt } from '@berea/scripture';
import type { Range } from '@berea/text-packs';
import { readProse } from './read-prose.js';

/** 'Ephesians 2:4', 'Genesis 3:22–24': the verses of a position or a range. */
function named([first, last]: Range): string {
  const [{ book, chapter, verse }, end] = [placeAt(first), placeAt(last)];
  return end.chapter === chapter
    ? formatReference(book.name, chapter, verse, end.verse)
    : `${formatReference(book.name, chapter, verse)} to ${end.chapter}:${end.verse}`;
}

/** What a line of a source refers to: its references stand in brackets, as `[Ep 2:4|Eph.2.4]`. */
const references = (line: string): string[] =>
  readProse(line.replace(/\[([^|\]]*)\|([^\]]*)\]/g, '<reference osisRef="$2">$1</reference>'))
    .flatMap(({ ranges }) => ranges)
    .map(named);

describe('the references of a commentary', () => {
  it.each<[string, string, string[]]>([
    [
      'a verse of the same chapter, which the markup takes for one of another book',
      'hath quickened us by his grace, [Ep 2:4|Eph.2.4], [5|2Cor.2.5], we shall manifest the change',
      ['Ephesians 2:4', 'Ephesians 2:5'],
    ],
    [
      'several verses of the same chapter',
      'strangers and sojourners in this world, [He 11:8|Heb.11.8], [13, 14|Heb.13.14]. But observe',
      ['Hebrews 11:8', 'Hebrews 11:13', 'Hebrews 11:14'],
    ],
    [
      'another chapter of the same book',
      '[Is. 54:5|Isa.54.5],[6|Isa.54.6]; [62:5|Isa.62.5]; [Jr 2:2|Jer.2.2]; [3:1|2Cor.3.1]; also in Ezekiel',
      ['Isaiah 54:5', 'Isaiah 54:6', 'Isaiah 62:5', 'Jeremiah 2:2', 'Jeremiah 3:1'],
    ],
    [
      'a list that the markup holds in one',
      '[Hebrews 9:14,15,28|heb 9:14]; [ 10:1-4,17|heb 10:1-4] [1 Timothy 5:1-6:21|1ti 5:1]',
      ['Hebrews 9:14', 'Hebrews 9:15', 'Hebrews 9:28', 'Hebrews 10:1–4', 'Hebrews 10:17', '1 Timothy 5:1 to 6:21'],
    ],
    [
      'the Song of Solomon, which the markup takes for Zephaniah',
      '"Let him kiss me with the kisses of his mouth." [So 1:2|Zeph.1.2]. A man\'s house is his castle',
      ['Song of Solomon 1:2'],
    ],
    [
      'Esther, which the markup takes for Isaiah',
      'As Haman caused it to be proclaimed ([Es 6:9|Isa.6.9]), "Thus shall it be done to the man',
      ['Esther 6:9'],
    ],
    [
      'a book of one chapter',
      'for the other world than for this, [Jude 1:14|Jude.1.14], [15|1Cor.1.15].',
      ['Jude 1:14', 'Jude 1:15'],
    ],
  ])('name %s', (_kind, line, expected) => {
    expect(references(line)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    [
      'the number of a point',
      'lusting after, [Mt 5:28|Matt.5.28]. [2|2Cor.5.2]. She took. It was her own act',
      ['Matthew 5:28'],
    ],
    [
      'the number of a point in brackets',
      'in their greatest numbers, ([Ps 149:1|Ps.149.1]). ([2|Ps.149.2]) In their greatest straits',
      ['Psalm 149:1'],
    ],
    ['the number of a sermon', '"Intercessory Prayer." See "Spurgeon\'s Sermons", [No. 1,049|Num.1.49].', []],
    [
      'a list that was damaged, and what goes on from it',
      'So said Gideon ([Jude 1:5|Jude.1.5]:[17|Jude.1.17]): "As ye see me do"; [Psalms 7:10|Ps.7.10]:[2|Ps.7.2]',
      [],
    ],
    [
      'what a list goes on with after its markup',
      '[Ex 13:2-10; 13|Exod.13.2]:11-16; De 6:4-9; 11:[13-21|Deut.9.13].',
      [],
    ],
    ['the number of a book outside of the markup', '"He who is born of God sinneth not" (1 [John 3:9|John.3.9]).', []],
    ['a verse that does not exist', 'the great [Davidic Covenant|2sa 7:8] ([2 Samuel 27:8-17|2sa 27:8-17])', []],
    [
      'a number whose book stands far from it',
      '[Lu 2:1|Luke.2.1]. In the second division ([ 10:1|lu 10:1]- 28:31)',
      ['Luke 2:1'],
    ],
    ['a chapter alone', 'consecrating them for ever to himself ([1Co 1-2|1Cor.1.2]).', []],
    ['the address of a note', '(See Scofield "[Matthew 3:2|Scofield:Mt 3:2]")', []],
  ])('leave out %s', (_kind, line, expected) => {
    expect(references(line)).toEqual(expected);
  });
});
