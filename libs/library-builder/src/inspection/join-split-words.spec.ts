import { describe, expect, it } from '@jest/globals';
import type { BiblePack } from '@berea/text-packs';
import { readOsisBible } from '../bibles/read-osis-bible.js';
import { verseEntries } from '../testing/verse-entries.js';
import { joinSplitWords } from './join-split-words.js';

const tagged = (...words: [string, string][]) =>
  words.map(([word, number]) => `<w lemma="strong:${number}">${word}</w>`).join(' ');
const read = (markup: string): BiblePack =>
  readOsisBible(verseEntries({ 'Gen.1.1': markup }), { code: 'KJV', notes: 'margin', withWords: true });
const join = (markup: string, witness: string) => {
  const pack = joinSplitWords(read(markup), [witness]);
  const [text = ''] = pack.verses;
  const spans = (flat: readonly number[] = [], width: number) =>
    flat.flatMap((start, index) => (index % width ? [] : [text.slice(start, start + (flat[index + 1] ?? 0))]));
  return { text, words: pack.words[0], marked: spans(pack.marks[0], 3), lines: pack.lines[0], notes: pack.notes };
};

describe('joining a word that the module parts in two', () => {
  it('makes one word with the numbers of all parts when the independent edition has one word', () => {
    const { text, words } = join(
      tagged(['come', 'G4334'], ['bold', 'G3954'], ['ly', 'G3326'], ['unto', 'G1519']),
      'come boldly unto',
    );
    expect(text).toBe('come boldly unto');
    expect(words).toEqual([0, 4, 1, 4334, 5, 6, 2, 3954, 3326, 12, 4, 1, 1519]);
  });

  it('joins three parts, and two words in a verse, whatever comes before them', () => {
    const { text, words } = join(
      tagged(['Cæsar’s', 'G2541'], ['who', 'G1'], ['so', 'G2'], ['ever', 'G3'], ['can', 'G4'], ['not', 'G5']),
      "Caesar's whosoever cannot",
    );
    expect(text).toBe('Cæsar’s whosoever cannot');
    expect(words).toEqual([0, 7, 1, 2541, 8, 9, 3, 1, 2, 3, 18, 6, 2, 4, 5]);
  });

  it('moves marks, lines and notes along with the words', () => {
    const { text, marked, lines, notes } = join(
      'mid night <transChange type="added">was</transChange> he<note>or it</note> <l level="2" sID="1"/>gone',
      'midnight was he gone',
    );
    expect(text).toBe('midnight was he gone');
    expect(marked).toEqual(['was']);
    expect(lines).toEqual([16, 2]);
    expect(notes).toEqual([[0, 15, 'margin', 'or it', []]]);
  });

  it.each([
    ['two words there', 'any more', 'any more'],
    ['a hyphen there', 'Ben hail', 'Ben-hail'],
    ['other letters there', 'bold ly', 'boldely'],
    ['no such verse there', 'bold ly', ''],
    ['a hyphen here', 'En-dor', 'Endor'],
  ])('leaves the text as it is when the independent edition has %s', (_, ours, theirs) => {
    expect(join(ours, theirs).text).toBe(ours);
  });
});

it("an OSIS verse, when a Strong's number is tagged to a part of a word, has it on the whole word", () => {
  expect(read('<w lemma="strong:G1144">with tear</w>s, and <w lemma="strong:G1722">in</w>asmuch').words[0]).toEqual([
    0, 10, 1, 1144, 16, 8, 1, 1722,
  ]);
});
