import type { Place, SemanticRelation } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { describeRelations, groupRelations } from './relations.js';

const inBook = (book: string): Place => ({ book, chapter: 1, verse: 1, endVerse: 1 });
const relation = (id: string, language: SemanticRelation['language']): SemanticRelation => ({
  id,
  language,
  lemma: 'λόγος',
  direction: language === 'grc' ? 'ltr' : 'rtl',
  transliteration: 'latin',
  definition: 'a meaning',
  count: 1,
  total: 2,
  renderings: [],
});
/** As they come: the most frequent first, whatever its language. */
const MIXED = [relation('H160', 'hbo'), relation('G26', 'grc'), relation('H2836', 'arc'), relation('G25', 'grc')];
const told = (relations: readonly SemanticRelation[], book: string) =>
  groupRelations(relations, inBook(book)).map((group) => [group.title, group.relations.map(({ id }) => id)]);

describe('the lemmas behind a word', () => {
  it('begin with those of the New Testament for a verse of it, each group in its order', () => {
    expect(told(MIXED, 'John')).toEqual([
      ['Greek', ['G26', 'G25']],
      ['Hebrew and Aramaic', ['H160', 'H2836']],
    ]);
  });

  it('begin with those of the Old Testament for a verse of it', () => {
    expect(told(MIXED, 'Malachi')).toEqual([
      ['Hebrew and Aramaic', ['H160', 'H2836']],
      ['Greek', ['G26', 'G25']],
    ]);
  });

  it('need no title when they are of one language, even that of the other testament', () => {
    expect(told([relation('H160', 'hbo'), relation('H2836', 'arc')], 'John')).toEqual([[undefined, ['H160', 'H2836']]]);
    expect(told([], 'John')).toEqual([]);
  });

  it('are kept as a note in the same order, under the same titles', () => {
    const note = describeRelations(
      { word: 'love', forms: ['love'], total: 9, relations: MIXED, summary: {}, source: 'bible-kjv' },
      inBook('John'),
    );
    expect(note.match(/^(?:Greek|Hebrew and Aramaic)$|[GH]\d+/gm)).toEqual([
      'Greek',
      'G26',
      'G25',
      'Hebrew and Aramaic',
      'H160',
      'H2836',
    ]);
  });
});
