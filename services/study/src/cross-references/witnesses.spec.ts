import { describe, expect, it } from '@jest/globals';
import type { Work } from '@berea/contracts';
import type { CommentaryNote } from '@berea/text-packs';
import { Commentary } from '../works/commentary.js';
import { Topics } from '../works/topics.js';
import { CommentaryReferences } from './commentary-references.js';
import { TopicReferences } from './topic-references.js';

const WORK: Work = {
  id: 'commentary-x',
  kind: 'commentary',
  title: 'Notes',
  author: 'A. Author',
  language: 'en',
  direction: 'ltr',
  installed: true,
  licence: 'Public domain',
};

describe('CommentaryReferences, the references inside a commentary as evidence', () => {
  const note = (first: number, last: number, refs: [number, number][], more: Partial<CommentaryNote> = {}) => ({
    first,
    last,
    refs,
    kind: 'note' as const,
    text: 'Text',
    ...more,
  });
  const witness = (...notes: CommentaryNote[]) => new CommentaryReferences(new Commentary(WORK, notes));

  it('lead from the verse that a note is on to the one that it refers to, and back', () => {
    const references = witness(note(0, 0, [[500, 501]]));
    expect(references.of(0)).toEqual([
      {
        first: 500,
        last: 501,
        points: 16,
        reason: { kind: 'commentary', text: 'A. Author refers to it here.', source: 'commentary-x' },
      },
    ]);
    expect(references.of(501)).toEqual([
      {
        first: 0,
        last: 0,
        points: 16,
        reason: { kind: 'commentary', text: 'A. Author on it refers to this verse.', source: 'commentary-x' },
      },
    ]);
    expect(references.of(1)).toEqual([]);
  });

  it('have fewer points, the more verses a note is on and the more it refers to', () => {
    const many = Array.from({ length: 16 }, (_, at): [number, number] => [500 + at, 500 + at]);
    expect(witness(note(0, 3, [[500, 500]])).of(0)[0]?.points).toBe(8);
    expect(witness(note(0, 0, many)).of(0)[0]?.points).toBe(8);
  });

  it('name the passage of a longer note, and the author whom it quotes', () => {
    const [found] = witness(note(0, 1, [[500, 500]], { kind: 'quotation', author: 'J. Trapp' })).of(0);
    expect(found?.reason?.text).toBe('J. Trapp, quoted in Notes (on Genesis 1:1–2) refers to it here.');
    expect(found?.points).toBeLessThan(8);
  });

  it('name no author who is told as a whole sentence, or with the title of a book', () => {
    const told = 'Condensed from T. Goodwin’s Treatise on "The Knowledge of God the Father"';
    const [found] = witness(note(0, 0, [[500, 500]], { kind: 'quotation', author: told })).of(0);
    expect(found?.reason?.text).toBe('An author quoted in Notes refers to it here.');
  });

  it('leave out introductions, and notes on or references to dozens of verses', () => {
    expect(witness(note(0, 0, [[500, 500]], { kind: 'introduction' })).of(500)).toEqual([]);
    const wide = witness(note(0, 40, [[500, 500]]), note(3, 3, [[500, 900]]));
    expect([...wide.of(3), ...wide.of(500)]).toEqual([]);
  });
});

describe('TopicReferences, the lines of a topical Bible as evidence', () => {
  const witness = async (...ranges: [number, number][]) =>
    new TopicReferences(
      await Topics.of('topics-x', [{ id: 1, name: 'ARK', lines: [[0, 'Size of', ranges, []]] }]),
      'Topics',
    );

  it('set each verse of a line beside its others', async () => {
    const found = (await witness([0, 0], [500, 500], [700, 701])).of(0);
    expect(found.map(({ first, last }) => [first, last])).toEqual([
      [500, 500],
      [700, 701],
    ]);
    expect(found[0]?.reason).toEqual({
      kind: 'topic',
      text: 'Topics lists both under “ARK: Size of”.',
      source: 'topics-x',
    });
  });

  it('have fewer points, the more verses a line lists, and none for forty', async () => {
    const points = async (count: number) => {
      const ranges = Array.from({ length: count }, (_, at): [number, number] => [at * 10, at * 10]);
      return (await witness(...ranges)).of(0)[0]?.points;
    };
    expect(await points(12)).toBeLessThan((await points(2)) ?? 0);
    expect(await points(40)).toBeUndefined();
  });

  it('do not refer to the verses within three of a verse', async () => {
    expect((await witness([0, 0], [3, 3], [4, 4])).of(0).map(({ first }) => first)).toEqual([4]);
  });
});
