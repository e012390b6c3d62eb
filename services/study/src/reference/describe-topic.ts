import type { Topic, TopicSummary } from '@berea/contracts';
import { placeOf } from '../library/place-of.js';
import type { TopicLine, Topics, Topic as ListedTopic } from '../library/topics.js';

export const summarizeTopic = ({ id, name, references }: ListedTopic): TopicSummary => ({ id, name, references });

/** A topic with its headings in their order; lines that only point to other topics are told by `see`. */
export function describeTopic(topics: Topics, topic: ListedTopic): Topic {
  const see = new Set(topic.lines.flatMap((line) => line.see));
  return {
    id: topic.id,
    name: topic.name,
    total: topic.references,
    headings: topic.lines.filter(hasContent).map((line) => ({
      title: titleOf(line, topic.lines),
      places: line.ranges.map(placeOf),
    })),
    see: [...see].flatMap((id) => topics.byId(id) ?? []).map(summarizeTopic),
    source: topics.source,
  };
}

/** A heading whose verses are all listed under its sub-headings is told by these. */
const hasContent = (line: TopicLine, at: number, lines: readonly TopicLine[]): boolean =>
  line.ranges.length > 0 || (line.see.length === 0 && !(line.level === 0 && lines[at + 1]?.level === 1));

/** A sub-heading carries the heading that it stands under. */
function titleOf(line: TopicLine, lines: readonly TopicLine[]): string {
  if (line.level === 0) return line.label;
  const heading = lines.slice(0, lines.indexOf(line)).findLast(({ level }) => level === 0);
  return [heading?.label, line.label].filter(Boolean).join(': ');
}
