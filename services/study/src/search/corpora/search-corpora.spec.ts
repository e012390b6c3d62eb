import { beforeAll, expect, it } from '@jest/globals';
import { findBook, positionOf, VERSE_TOTAL } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import type { Library } from '../../works/library.js';
import { sharedLibrary } from '../../testing/shared-library.js';
import { evaluate } from '../evaluate.js';
import { parseQuery } from '../query/parse-query.js';
import { phrase, word } from '../testing/scan-verses.js';
import { type EntryCorpora, SearchCorpora } from './search-corpora.js';

describeWithLibrary('SearchCorpora: commentaries, topics and lexicon of the built library', () => {
  let library: Library;
  let corpora: EntryCorpora;
  beforeAll(async () => {
    library = await sharedLibrary();
    await library.loaded;
    corpora = await SearchCorpora.of(library).entries();
  });

  const found = async (kind: keyof EntryCorpora, query: string) => {
    const { expression } = parseQuery(query, { lemma: (id) => [id] });
    return (await evaluate(expression!, corpora[kind]))
      .positions()
      .map((position) => corpora[kind].entryAt(position)?.id);
  };
  /** Every document is read and tried. */
  const scanned = (kind: keyof EntryCorpora, pattern: RegExp) =>
    Array.from({ length: corpora[kind].size }, (_, position) => corpora[kind].entryAt(position)!)
      .filter(({ title, body }) => [title, body].some((text) => pattern.test(text.normalize('NFD'))))
      .map(({ id }) => id);
  const at = (book: string, chapter: number, verse: number) => positionOf(findBook(book)!, chapter, verse)!;

  it.each([
    ['commentary', 'shepherd', word('shepherd')],
    ['commentary', '"justified by faith"', phrase('justified by faith')],
    ['topics', 'hospitality', word('hospitality')],
    ['topics', '"good shepherd"', phrase('good shepherd')],
    ['lexicon', 'wilderness', word('wilderness')],
  ] as const)('find in %s for %s what reading every entry finds', async (kind, query, pattern) => {
    const expected = scanned(kind, pattern);
    expect(expected.length).toBeGreaterThan(0);
    expect(await found(kind, query)).toEqual(expected);
  });

  it('hold every note, topic and lemma once', () => {
    const { commentaries, topics, lexicon } = library;
    expect(corpora.commentary.size).toBe(commentaries.reduce((sum, each) => sum + each.all().length, 0));
    expect(corpora.topics.size).toBe(topics!.all().length);
    expect(corpora.lexicon.size).toBe([...lexicon!.all()].length);
  });

  it('find for a reference the topics, lemmas and notes of each of its verses', async () => {
    const verses = Array.from({ length: 3 }, (_, verse) => at('John', 3, 16 + verse));
    const topics = verses.flatMap((position) => library.topics!.ofVerse(position).map(({ topic }) => topic.id));
    expect(new Set(await found('topics', 'jn 3:16-18'))).toEqual(new Set(topics));
    const lemmas = verses.flatMap((position) => library.tagged!.words(position).flatMap(({ strongs }) => strongs));
    expect(new Set(await found('lexicon', 'jn 3:16-18'))).toEqual(new Set(lemmas));
    const notes = library.commentaries.flatMap((each) =>
      each.notes({ first: verses[0]!, last: verses[2]! }).map(({ id }) => id),
    );
    expect(new Set(await found('commentary', 'jn 3:16-18'))).toEqual(new Set(notes));
  });

  it('find for the whole Bible every lemma that it uses', async () => {
    const used = new Set<string>();
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      for (const { strongs } of library.tagged!.words(position)) for (const id of strongs) used.add(id);
    }
    expect(new Set(await found('lexicon', 'gen 1 - rev 22'))).toEqual(used);
  });

  it('with a scope, keep notes to it and leave topics as they are', async () => {
    const romans = await found('commentary', 'faith in:rom');
    expect(romans.length).toBeGreaterThan(0);
    expect(romans.length).toBeLessThan((await found('commentary', 'faith')).length);
    expect(await found('topics', 'faith in:rom')).toEqual(await found('topics', 'faith'));
    expect(await found('lexicon', 'lemma:G26')).toEqual(['G26']);
  });
});
