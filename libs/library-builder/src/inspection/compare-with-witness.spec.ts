import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { compareWithWitness } from './compare-with-witness.js';
import { reportFindings } from './findings.js';

const compare = (ours: string, theirs: string) =>
  compareWithWitness([ours], [theirs]).map(({ words, reason }) => [words, reason]);

describe('compareWithWitness, which compares a text with an independent edition', () => {
  it('when both print the same words differently, names each difference with its rule', () => {
    expect(compare('theirs is Cæsar’s, the LORD’s', "their's is Caesar's, the LORD'S")).toEqual([
      ["theirs | their's", 'possessive pronouns without an apostrophe'],
      ["Cæsar’s, | Caesar's,", 'printed apostrophes for straight ones, Æ and æ as one letter'],
      ["LORD’s | LORD'S", 'printed apostrophes for straight ones, the genitive of the divine name with a small s'],
    ]);
    expect(compare('at En-dor.', 'at Endor.')).toEqual([['En-dor. | Endor.', 'a name with a hyphen or without']]);
  });

  it.each([
    ['another word', 'bless the Lord', 'bless the God', 'Lord | God'],
    ['a word too many', 'come bold ly unto', 'come boldly unto', 'bold ly | boldly'],
    ['another capital', 'the Spirit', 'the spirit', 'Spirit | spirit'],
    ['another sign', 'he came.', 'he came:', 'came. | came:'],
    ['a missing verse', '', 'he came', ' | he came'],
  ])('when the text has %s, names it without a reason', (_, ours, theirs, words) => {
    expect(compare(ours, theirs)).toEqual([[words, undefined]]);
  });

  it('explains a difference at the verse that is listed, and not the same words at another verse', () => {
    const at = (position: number) =>
      compareWithWitness(Array<string>(position).fill('').concat('Abidah, and'), [
        ...Array<string>(position).fill(''),
        'Abida, and',
      ])[0];
    // Genesis 25:4 and the verse after it.
    expect(at(662)).toEqual({
      place: 'Gen.25.4',
      check: 'second witness',
      words: 'Abidah, | Abida,',
      reason: 'the spelling of a name',
    });
    expect(at(663)?.reason).toBeUndefined();
  });

  it('without an independent edition, finds nothing', () => {
    expect(compareWithWitness(['word'], [])).toEqual([]);
  });
});

describe('reportFindings', () => {
  const place = temporaryFolder();
  const finding = (index: number) => ({ place: `Gen.1.${index}`, check: 'second witness', words: 'a | b' });

  it('writes all findings to a file, and logs the first 20 that are not explained', () => {
    const said: string[] = [];
    const findings = [{ ...finding(1), reason: 'editions' }, ...Array.from({ length: 25 }, (_, at) => finding(at + 2))];
    fs.mkdirSync(place(), { recursive: true });
    const counts = reportFindings(place(), { id: 'bible-x', title: 'A Text' }, findings, (text) => said.push(text));
    expect(counts).toEqual({ explained: 1, unexplained: 25 });
    expect(said).toHaveLength(21);
    expect(said[0]).toBe('A Text: Gen.1.2, second witness: a | b (not explained yet)');
    expect(said.at(-1)).toBe('A Text: and 5 more of these, all named in bible-x.findings.txt');
    const lines = fs.readFileSync(place('bible-x.findings.txt'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(26);
    expect(lines.at(-1)).toBe('Gen.1.1, second witness: a | b (editions)');
  });
});
