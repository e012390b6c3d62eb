import { VERSE_TOTAL } from '@berea/scripture';
import { describe, expect, it } from '@jest/globals';
import { rangeName } from '../inspection/findings.js';
import { readOsisRange, readOsisVerse } from '../references/osis-range.js';
import { inspectParallels } from './inspect-parallels.js';
import { MENDED_SETS } from './mended-slips.js';
import { type ParallelLists, readParallels } from './read-parallels.js';

const at = (place: string): number => readOsisVerse(place) ?? -1;
const placesOf = (set: readonly (readonly [number, number])[]) =>
  set.map(([first, last]) => rangeName([first, last])).join(' ');
const reference = (book: string, chapter: number, verse: string) =>
  `<reference book="${book}" chapter="${chapter}" verse="${verse}"/>`;
const passages = (inside: string) => `<?xml version="1.0"?><passages>${inside}</passages>`;
const read = (lists: Partial<ParallelLists>) =>
  readParallels({ quotations: passages(''), gospels: passages(''), old: passages(''), ...lists });
const section = (title: string, ...sets: string[]) =>
  `<section title="${title}">${sets.map((set) => `<set>${set}</set>`).join('\n')}</section>`;

describe('readParallels', () => {
  it('reads the two places of each quotation, and whether it follows the Septuagint', () => {
    const quotations = passages(`
      <set>${reference('Matthew', 1, '23')}${reference('Isaiah', 8, '8')}${reference('Isaiah', 8, '10')}<lxx>1</lxx></set>
      <set>${reference('Matthew', 4, '15-16')}${reference('Isaiah', 9, '1-2')}<lxx>0</lxx></set>`);
    expect(read({ quotations }).quotations).toEqual([
      {
        by: [at('Matt.1.23'), at('Matt.1.23')],
        of: [
          [at('Isa.8.8'), at('Isa.8.8')],
          [at('Isa.8.10'), at('Isa.8.10')],
        ],
        septuagint: true,
      },
      { by: [at('Matt.4.15'), at('Matt.4.16')], of: [[at('Isa.9.1'), at('Isa.9.2')]] },
    ]);
  });

  it('reads the sets of each section, under its title, and leaves out a passage that is alone in its set', () => {
    const gospels = passages(
      section(
        "Peter's denials",
        reference('Mark', 14, '66') + reference('Luke', 22, '55-56'),
        reference('Luke', 7, '46'),
      ),
    );
    const { sections, lone } = read({ gospels });
    expect(sections).toEqual([
      {
        title: 'Peter’s denials',
        sets: [
          [
            [at('Mark.14.66'), at('Mark.14.66')],
            [at('Luke.22.55'), at('Luke.22.56')],
          ],
        ],
      },
    ]);
    expect(lone).toEqual([[at('Luke.7.46'), at('Luke.7.46')]]);
  });

  it('goes on with a section when its makers broke it by a remark, and names a book that they left out', () => {
    const pair = reference('Matthew', 26, '8-9') + reference('Mark', 14, '4-5');
    const gospels = passages(
      section('The precious ointment', reference('Matthew', 26, '6-7') + reference('', 7, '46')) +
        section('text sets above and below this line have a common parallel phrase', pair),
    );
    const { sections } = read({ gospels });
    expect(sections.map(({ title, sets }) => [title, sets.length])).toEqual([['The precious ointment', 2]]);
    expect(sections[0]?.sets[0]?.[1]).toEqual([at('Luke.7.46'), at('Luke.7.46')]);
  });

  it('mends a set that stands under a wrong title, lacks a place, or lacks the set that follows', () => {
    const gospels = passages(
      section(
        'The mission to Galilee',
        reference('Mark', 1, '39') + reference('Luke', 4, '44'),
        reference('Mark', 2, '4') + reference('Luke', 5, '19'),
      ) + section('The Garden of Gethsemane', reference('Mark', 14, '42')),
    );
    const old = passages(
      section("Hezekiah's Illness and Recovery", reference('2 Kings', 20, '8') + reference('Isaiah', 38, '22')),
    );
    const names = read({ gospels, old }).sections.map(({ title, sets }) => [title, sets.map(placesOf)]);
    expect(names).toEqual([
      ['The mission to Galilee', ['Mark.1.39 Luke.4.44']],
      ['The Garden of Gethsemane', ['Matt.26.46 Mark.14.42']],
      ['Hezekiah’s Illness and Recovery', ['2Kgs.20.8 Isa.38.22', '2Kgs.20.9-2Kgs.20.11 Isa.38.7-Isa.38.8']],
    ]);
  });

  it('has a place in the Bible for each place that it puts in', () => {
    const places = Object.values(MENDED_SETS).flatMap((sets) => sets.flatMap((set) => set.split(' ')));
    expect(places.filter((place) => !readOsisRange(place))).toEqual([]);
  });

  it.each([
    reference('Micah', 5, '99'),
    reference('Tobit', 1, '1'),
    reference('', 1, '1'),
    reference('Micah', 5, '3-2'),
  ])('rejects a list with a place that does not exist: %s', (wrong) => {
    expect(() => read({ old: passages(section('x', reference('Isaiah', 2, '2') + wrong)) })).toThrow('no place');
  });

  it('rejects a quotation that does not begin in the New Testament', () => {
    const quotations = passages(`<set>${reference('Isaiah', 7, '14')}${reference('Matthew', 1, '23')}</set>`);
    expect(() => read({ quotations })).toThrow('New Testament first');
  });
});

describe('inspectParallels', () => {
  /** Another one of one letter for each verse. */
  const wordOf = (position: number) => String.fromCodePoint(0x4e00 + position);
  const verses = Array.from({ length: VERSE_TOTAL }, (_, position) => `and ${wordOf(position)} and`);
  const old = passages(section('x', reference('Genesis', 1, '1') + reference('Exodus', 1, '1')));
  const [genesis, exodus] = [at('Gen.1.1'), at('Exod.1.1')];
  const treasury = (from: number, to: number) => ({
    kind: 'references' as const,
    starts: Uint32Array.from({ length: VERSE_TOTAL + 1 }, (_, verse) => (verse > from ? 1 : 0)),
    positions: Uint16Array.from([to]),
    dropped: 0,
    repeated: 0,
  });
  const doubtful = (...witnesses: [readonly string[], ReturnType<typeof treasury>?]) =>
    inspectParallels(read({ old }), witnesses[0], witnesses[1]).map(({ place }) => place);

  it('finds passages that neither common words nor the Treasury connect', () => {
    expect(doubtful(verses)).toEqual(['Gen.1.1', 'Exod.1.1']);
    expect(doubtful(verses, treasury(genesis, exodus + 2))).toHaveLength(2);
  });

  it('is content when the Treasury refers from one to the other, or a verse beside it', () => {
    expect(doubtful(verses, treasury(genesis, exodus))).toEqual([]);
    expect(doubtful(verses, treasury(exodus, genesis + 1))).toEqual([]);
  });

  it('is content when both say the same', () => {
    expect(doubtful(verses.with(exodus, `so ${wordOf(genesis)}`))).toEqual([]);
  });

  it('reports a passage that is alone in its set', () => {
    const lone = passages(section('x', reference('Luke', 7, '46')));
    expect(inspectParallels(read({ gospels: lone }), verses, undefined)).toEqual([
      { place: 'Luke.7.46', check: 'a passage alone', words: '', reason: 'the list sets nothing beside it; left out' },
    ]);
  });
});
