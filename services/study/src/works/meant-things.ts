import type { Passage } from '@berea/scripture';
import type { NotedArticle } from '@berea/text-packs';
import type { BibleText } from './bible-text.js';
import { isIn, lettersOf, namesOf } from './named-articles.js';
import { type TaggedText, wordsOfLemmas } from './tagged-text.js';

/** Verses of an article's places that are read; a longer list teaches no further lemma. */
const MOST_VERSES = 400;

/** A name in more verses than this, such as “house”, is more often a figure or a family than the thing. */
const MOST_COMMON = 1_000;

const senses = new WeakMap<NotedArticle, ReadonlySet<string>>();

/**
 * Whether a passage means the thing of an article, and not only spells its name: one of the Hebrew and Greek words that
 * the name stands for in the article's own places stands in the passage.
 */
export function isThingMeant(main: BibleText, tagged: TaggedText, article: NotedArticle, passage: Passage): boolean {
  const names = namesOf(article).filter((name) => name.some((word) => versesWith(main, word) <= MOST_COMMON));
  let sense = senses.get(article);
  if (!sense) senses.set(article, (sense = lemmasNamed(main, tagged, names, article.refs.map(passageOfRange))));
  const here = lemmasNamed(main, tagged, names, [passage]);
  // The name may be that of another translation, for a word that the King James Version calls otherwise.
  const ids = here.size ? here : lemmasIn(tagged, passage);
  return [...ids].some((id) => sense.has(id));
}

const versesWith = ({ index }: BibleText, word: string): number =>
  index.versesWith(index.find(word.toLowerCase())).length;

const passageOfRange = ([first, last]: readonly [number, number]): Passage => ({ first, last });

function lemmasNamed(
  main: BibleText,
  tagged: TaggedText,
  names: readonly string[][],
  passages: readonly Passage[],
): Set<string> {
  const found = new Set<string>();
  let read = 0;
  for (const { first, last } of passages)
    for (let position = first; position <= last && read < MOST_VERSES; position += 1, read += 1)
      for (const [id, words] of wordsOfLemmas(main, position, tagged.words(position)))
        if (names.some((name) => isIn(lettersOf(words), name, 'thing'))) found.add(id);
  return found;
}

function lemmasIn(tagged: TaggedText, { first, last }: Passage): Set<string> {
  const found = new Set<string>();
  for (let position = first; position <= last; position += 1)
    for (const { strongs } of tagged.words(position)) for (const id of strongs) found.add(id);
  return found;
}
