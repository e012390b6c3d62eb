import { themeWords } from './question-terms.js';
import type { Concordance } from '../../works/concordance.js';
import type { Topic, Topics } from '../../works/topics.js';

const LONGEST_NAME = 3;
const MOST = 3;

/** Topics that a question names, those of longer names first; an entry that only points to others is followed. */
export function recogniseTopics(topics: Topics, concordance: Concordance, message: string): Topic[] {
  const words = themeWords(message);
  const found: Topic[] = [];
  const used = new Set<number>();
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const places = Array.from({ length }, (_, index) => at + index);
      if (places.some((place) => used.has(place))) continue;
      const named = topicsNamed(topics, concordance, words.slice(at, at + length));
      if (!named.length) continue;
      for (const place of places) used.add(place);
      found.push(...named);
    }
  }
  return [...new Set(found.flatMap((topic) => followed(topics, topic)))].slice(0, MOST);
}

function topicsNamed(topics: Topics, concordance: Concordance, words: readonly string[]): Topic[] {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const base = concordance.baseOf(last);
  const endings = [
    last,
    base,
    `${last}s`,
    `${last}es`,
    `${last}ing`,
    `${base}ing`,
    `${base}ness`,
    last.replace(/y$/, 'ies'),
    last.replace(/s$/, ''),
  ];
  for (const ending of new Set(endings)) {
    const name = [...before, ending].join(' ');
    const named = [...topics.find(name), ...topics.find(`${name}, the`), ...topics.find(`the ${name}`)];
    if (named.length) return named;
  }
  return [];
}

/** ANXIETY says only 'See CARE'. */
function followed(topics: Topics, topic: Topic): readonly Topic[] {
  if (topic.references) return [topic];
  return topic.lines
    .flatMap(({ see }) => see.flatMap((id) => topics.byId(id) ?? []))
    .filter(({ references }) => references);
}
