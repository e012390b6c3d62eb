import { isFunctionWord, type StudySection } from '@berea/contracts';
import { wordsOf } from '../../text/fold-words.js';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import { wordsOfLemmas } from '../../works/tagged-text.js';
import type { StudyContext } from '../study-context.js';
import { notInstalled } from './common-sections.js';
import { rankTopics } from './topical-tags.js';

const MOST_WORDS = 5;
const MOST_VERSES = 4;
const MOST_RELATIONS = 8;
/** A word in more verses ("lord", "come") leads nowhere, nor do these. */
const MOST_FREQUENT = 1_100;
const LEADS_NOWHERE = new Set([
  'all',
  'only',
  'every',
  'many',
  'much',
  'more',
  'things',
  'thing',
  'together',
  'said',
  'say',
]);
/** A word that occurs once is not the more telling for it. */
const RAREST = 6;

/** The lemmas behind the asked word, or behind the most telling words of the passage. */
export function studySemanticRelations(context: StudyContext): StudySection[] {
  if (!context.library.tagged) return [notInstalled(context, 'lexicon-grc', 'lexicon-hbo')];
  const words = context.word ? [context.word] : tellingWords(context);
  const sections = context.word
    ? relationsOf(context.works, context.word)
    : words.flatMap((word) => relationsHere(context, word));
  if (sections.length) return sections;
  return [{ type: 'text', title: 'Word relations', text: nothingFound(words) }];
}

/**
 * A section for one word; none where the tagged text has no lemma for it.
 * @param language the letter of Strong's numbers that are asked for, where one language alone is and has any
 */
export function relationsOf(works: ReferenceWorks, word: string, language = ''): StudySection[] {
  const { relations: all, forms } = works.relate(word);
  // A few entries of the dictionary only point to their root.
  const found = all.filter(({ definition }) => definition.trim());
  const own = found.filter(({ id }) => id.startsWith(language));
  const relations = own.length ? own : found;
  if (!relations.length) return [];
  const title = forms.length > 1 ? `Behind “${word}” in all its forms` : `Behind “${word}”`;
  return [{ type: 'relations', title, word, relations: relations.slice(0, MOST_RELATIONS) }];
}

/**
 * The section for a word of the passage, with the lemma that it stands for there first; none where it stands for another
 * than it mostly does: “pass” in 'it shall come to pass' is no passing.
 */
function relationsHere(context: StudyContext, word: string): StudySection[] {
  const here = lemmasBehind(context, word);
  return relationsOf(context.works, word).flatMap((section): StudySection[] => {
    if (section.type !== 'relations') return [section];
    const own = section.relations.filter(({ id }) => here.has(id));
    if (here.size && !own.length) return [];
    return [{ ...section, relations: [...own, ...section.relations.filter(({ id }) => !here.has(id))] }];
  });
}

/** Ids of the lemmas that a word of the passage is tagged with there. */
function lemmasBehind({ library: { main, tagged }, passage }: StudyContext, word: string): Set<string> {
  const ids = new Set<string>();
  const last = Math.min(passage.last, passage.first + MOST_VERSES - 1);
  for (let position = passage.first; tagged && position <= last; position += 1)
    for (const [id, words] of wordsOfLemmas(main, position, tagged.words(position)))
      if (wordsOf(words).includes(word)) ids.add(id);
  return ids;
}

const nothingFound = (words: readonly string[]): string =>
  words.length
    ? `The tagged King James text has no Hebrew or Greek word behind ${words.map((word) => `“${word}”`).join(' or ')}. Try a word as the King James Version writes it.`
    : 'The passage has no word with a meaning of its own.';

/**
 * The words of a passage that are worth tracing, in its order: neither very common ones nor names, and first of all
 * those that a topical Bible lists it under.
 */
function tellingWords({ concordance, library, passage }: StudyContext): string[] {
  const last = Math.min(passage.last, passage.first + MOST_VERSES - 1);
  const text = concordance.text.slice({ first: passage.first, last }).join(' ');
  const topics = library.topics ? rankTopics(library.topics, { first: passage.first, last }) : [];
  const named = new Set(
    topics.flatMap(({ topic, heading }) => wordsOf(`${topic.name} ${heading}`).map((word) => concordance.baseOf(word))),
  );
  const words = [...new Map(wordsOf(text).map((word) => [concordance.baseOf(word), word])).entries()];
  const telling = words
    .filter(
      ([base, word]) =>
        word.length > 2 && ![base, word].some((form) => isFunctionWord(form) || LEADS_NOWHERE.has(form)),
    )
    .map(([base, word]) => {
      const verses = concordance.text.index.versesWith(concordance.wordsWith(base)).length;
      return { word, verses, weight: Math.min(concordance.rarity(verses), RAREST) * (named.has(base) ? 2 : 1) };
    });
  const few = telling.filter(({ verses }) => verses <= MOST_FREQUENT);
  const weighed = few.length ? few : telling;
  const kept = new Set([...weighed].sort((a, b) => b.weight - a.weight).slice(0, MOST_WORDS));
  return weighed.filter((each) => kept.has(each)).map(({ word }) => word);
}
