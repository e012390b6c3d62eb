import type { Passage } from '@berea/scripture';
import type { Topic, Topics } from '../../works/topics.js';
import type { EntrySource } from './entry-corpus.js';

/** Topics by their names and headings. */
export const topicEntries = (topics: Topics): EntrySource<Topic> => ({
  rows: topics.all(),
  read: ({ id, name, lines }) => ({
    kind: 'topics',
    id,
    title: name,
    body: lines
      .map(({ label }) => label)
      .filter(Boolean)
      .join('; '),
    source: topics.source,
  }),
  // Asked topic by topic, since a reference may be as long as the Bible.
  about: (passages) =>
    topics
      .all()
      .filter(({ lines }) => lines.some(({ ranges }) => ranges.some((range) => passages.some(overlaps(range))))),
  withLemma: () => [],
});

const overlaps =
  (range: Passage) =>
  ({ first, last }: Passage): boolean =>
    first <= range.last && last >= range.first;
