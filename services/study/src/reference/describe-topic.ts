import type { Topic, TopicSummary } from '@berea/contracts';
import { type LineWithHeadings, linesWithHeadings } from '../library/lines-with-headings.js';
import { placeOf } from '../library/place-of.js';
import type { Topics, Topic as ListedTopic } from '../library/topics.js';

export const summarizeTopic = ({ id, name, references }: ListedTopic): TopicSummary => ({ id, name, references });

/** A topic with its headings in their order; lines that only point to other topics are told by `see`. */
export function describeTopic(topics: Topics, topic: ListedTopic): Topic {
  const see = new Set(topic.lines.flatMap((line) => line.see));
  return {
    id: topic.id,
    name: topic.name,
    total: topic.references,
    headings: headingsOf(linesWithHeadings(topic.lines)).map(({ line, under }) => ({
      title: line.label,
      under: under.map(({ label }) => label),
      places: line.ranges.map(placeOf),
    })),
    see: [...see].flatMap((id) => topics.byId(id) ?? []).map(summarizeTopic),
    source: topics.source,
  };
}

/** What says something by itself, and what that stands under. */
function headingsOf(lines: readonly LineWithHeadings[]): readonly LineWithHeadings[] {
  const telling = lines.filter(
    ({ line }, at) => line.ranges.length > 0 || (line.see.length === 0 && lines[at + 1]?.under.at(-1) !== line),
  );
  const kept = new Set(telling.flatMap(({ line, under }) => [...under, line]));
  return lines.filter(({ line }) => kept.has(line));
}
