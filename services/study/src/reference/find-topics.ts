import { fold } from '../text/fold-words.js';
import type { Topic, Topics } from '../works/topics.js';
import type { EntryCorpus } from '../search/corpora/entry-corpus.js';
import { find } from '../search/find.js';
import { rank } from '../search/rank.js';

const TITLE_FIELD = 0;
/** Topics have no lemmas. */
const NAMES = { lemma: () => [] };

/** Topics by their names and headings, best first: the one of exactly this name, then by relevance. */
export async function findTopics(corpus: EntryCorpus, topics: Topics, query: string): Promise<readonly Topic[]> {
  const { expression, sets } = await find({ query, scope: undefined }, [corpus], NAMES);
  const [found] = sets;
  if (!expression || !found) return [];
  const order = await rank(found, expression, corpus, TITLE_FIELD);
  const ranked = order.flatMap((at) => topics.all()[at] ?? []);
  const name = fold(query);
  const isNamed = (topic: Topic) => fold(topic.name) === name;
  return [...ranked.filter(isNamed), ...ranked.filter((topic) => !isNamed(topic))];
}
