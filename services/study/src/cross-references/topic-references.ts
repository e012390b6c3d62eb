import type { Passage } from '@berea/scripture';
import type { TopicLine, Topics } from '../works/topics.js';
import { type Evidence, holds, lengthOf, type Witness } from './evidence.js';

/** A line with more references than this is a subject rather than a set of verses to compare. */
const MOST_PLACES = 24;
/** Longer passages are listed for what happens in them, not for what they say. */
const MOST_VERSES = 12;
/** For a line with two places. */
const POINTS = 24;
/** Lines with many places say less of each; so steeply. */
const STEEPNESS = 0.8;
/** The verse next to another one is listed with it as a matter of course. */
const NEIGHBOURS = 3;

/** Verses that a topical Bible lists in one line with another. */
export class TopicReferences implements Witness {
  readonly source: string;

  constructor(
    private readonly topics: Topics,
    private readonly title: string,
  ) {
    this.source = topics.source;
  }

  of(position: number): Evidence[] {
    const lines = new Map(this.topics.ofVerse(position).map(({ line, topic }) => [line, topic]));
    return [...lines].flatMap(([line, topic]) => this.listedWith(position, line, topic.name));
  }

  private listedWith(position: number, { label, ranges }: TopicLine, topic: string): Evidence[] {
    const own = ranges.find((range) => holds(range, position));
    if (!own || ranges.length < 2 || ranges.length > MOST_PLACES || lengthOf(own) > MOST_VERSES) return [];
    const points = POINTS / ranges.length ** STEEPNESS / Math.sqrt(lengthOf(own));
    const text = `${this.title} lists both under “${[topic, label].filter(Boolean).join(': ')}”.`;
    return ranges
      .filter((range) => lengthOf(range) <= MOST_VERSES && !isBeside(range, position))
      .map((range) => ({ ...range, points, reason: { kind: 'topic' as const, text, source: this.source } }));
  }
}

const isBeside = ({ first, last }: Passage, position: number): boolean =>
  first - NEIGHBOURS <= position && position <= last + NEIGHBOURS;
