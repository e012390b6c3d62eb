import type { LexiconEntry, StudySection } from '@berea/contracts';
import type { Topic, Topics } from '../../works/topics.js';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import { LEXICON_NOTE } from '../tools/greek-hebrew.js';
import { factSections } from '../tools/topic-facts.js';
import { readableTitle } from '../prose/readable-heading.js';
import { creditOf } from '../prose/render-sections.js';

const MOST_LEMMAS = 3;
const MOST_RENDERINGS = 8;
const FACTS = 8;

/** Lemmas that a question names: what the lexicon says of them, and how they are rendered. */
export function lemmaSections(works: ReferenceWorks, ids: readonly string[]): StudySection[] {
  const entries = ids.slice(0, MOST_LEMMAS).flatMap((id) => works.entry(id) ?? []);
  if (!entries.length) return [];
  return [
    {
      type: 'words',
      title: entries.map(({ lemma, transliteration }) => `${lemma} ${transliteration}`).join(', '),
      order: 'translation',
      rows: entries.map((entry) => ({
        words: entry.renderings
          .slice(0, MOST_RENDERINGS)
          .map(({ words }) => words)
          .join(', '),
        entry,
      })),
      note: [...derivations(entries), LEXICON_NOTE].join(' '),
    },
  ];
}

/** The origin of words according to the dictionary: 'of Chaldee origin (meaning our Lord has come)'. */
const derivations = (entries: readonly LexiconEntry[]): string[] =>
  entries.flatMap(({ lemma, derivation }) => (derivation ? [`${lemma} is ${derivation.replace(/\.$/, '')}.`] : []));

/** Topics that a question names, with what the topical Bible states under them. */
export function topicSections(works: ReferenceWorks, { source }: Topics, topics: readonly Topic[]): StudySection[] {
  if (!topics.length) return [];
  const listed = topics.map(({ id, name, references }) => ({ id, name: readableTitle(name), references }));
  return [
    { type: 'topics', title: `Topics, after ${creditOf(works.source(source))}`, topics: listed },
    ...factSections(works, source, topics, FACTS),
  ];
}
