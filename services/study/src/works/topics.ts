import type { Passage } from '@berea/scripture';
import { type TopicsPack, TimeSlice } from '@berea/text-packs';
import { fold } from '../text/fold-words.js';
import { PackedRanges, RangeIndex } from '../text/ranges.js';

export interface TopicLine {
  /** 0 is a heading of the topic; 1 and 2 are under the last line of a lower level */
  readonly level: 0 | 1 | 2;
  readonly label: string;
  readonly ranges: readonly Passage[];
  /** Ids of other topics */
  readonly see: readonly string[];
}

export interface Topic {
  /** As addresses name it: `beth-el`; `sin-2` is the second topic of its name */
  readonly id: string;
  /** In capitals, as the source prints it */
  readonly name: string;
  readonly lines: readonly TopicLine[];
  /** How many ranges its lines list */
  readonly references: number;
}

/** That a topic lists a verse. */
export interface TopicOfVerse {
  readonly topic: Topic;
  readonly line: TopicLine;
  /** The label of the line; empty where the verse is under the topic itself */
  readonly heading: string;
  /** How many verses the range has that the verse is listed with */
  readonly span: number;
}

/** Two spellings of a name begin alike; other words in brackets tell of something else. */
const ALIKE = 2;

/** 'PHOEBE (PHEBE)' is found by either spelling, and by both. */
function namesOf(name: string): string[] {
  const [, one, other] = /^([^()]+) \(([^()]+)\)$/.exec(name) ?? [];
  const spelt = one && other && one.slice(0, ALIKE) === other.slice(0, ALIKE);
  return [name, ...(spelt ? [one, other] : [])].map(fold);
}

/** A topical Bible: what Scripture says of a subject, and which subjects a verse is listed under. */
export class Topics {
  private readonly ids = new Map<string, Topic>();
  private readonly names = new Map<string, Topic[]>();
  private readonly index: RangeIndex;

  private constructor(
    /** Id of the work */
    readonly source: string,
    private readonly topics: readonly Topic[],
    ranges: PackedRanges,
    /** By the index of a range: where it is listed. */
    private readonly listings: readonly Listing[],
  ) {
    for (const topic of topics) {
      this.ids.set(topic.id, topic);
      for (const name of namesOf(topic.name)) this.names.set(name, [...(this.names.get(name) ?? []), topic]);
    }
    this.index = new RangeIndex(ranges);
  }

  /** Reads the topics; yields to the event loop on the way. */
  static async of(source: string, packed: TopicsPack['topics']): Promise<Topics> {
    const ids = nameTopics(packed);
    const ranges = new PackedRanges(packed.flatMap(({ lines }) => lines.flatMap(([, , places]) => places)));
    const slice = new TimeSlice();
    const topics: Topic[] = [];
    const listings: Listing[] = [];
    for (const { id, name, lines: packedLines } of packed) {
      const start = listings.length;
      const lines: TopicLine[] = [];
      const topic = { id: ids.get(id) ?? String(id), name, lines, references: 0 };
      for (const [level, label, places, see] of packedLines) {
        const line = new Line(level, label, known(see, ids), ranges, listings.length, places.length);
        const listing = { topic, line };
        lines.push(line);
        for (let count = places.length; count > 0; count -= 1) listings.push(listing);
      }
      topics.push(Object.assign(topic, { references: listings.length - start }));
      await slice.yieldToEventLoop();
    }
    return new Topics(source, topics, ranges, listings);
  }

  byId(id: string): Topic | undefined {
    return this.ids.get(id);
  }

  /** The topics of exactly this name, in any case; two may share one. */
  find(name: string): readonly Topic[] {
    return this.names.get(fold(name.trim())) ?? [];
  }

  /** The topics that list a verse, in the order of the topics. */
  ofVerse(position: number): TopicOfVerse[] {
    return this.index.overlapping({ first: position, last: position }).flatMap((index) => {
      const listing = this.listings[index];
      if (!listing) return [];
      const { topic, line } = listing;
      return [{ topic, line, heading: line.label, span: line.spanOf(index) }];
    });
  }

  /** In the order of the alphabet, as the source has them. */
  all(): readonly Topic[] {
    return this.topics;
  }
}

interface Listing {
  readonly topic: Topic;
  readonly line: Line;
}

const NONE: readonly string[] = [];

/** The ranges are 78,000: they are read from where they are packed. */
class Line implements TopicLine {
  constructor(
    readonly level: TopicLine['level'],
    readonly label: string,
    readonly see: readonly string[],
    private readonly packed: PackedRanges,
    private readonly start: number,
    private readonly count: number,
  ) {}

  get ranges(): readonly Passage[] {
    return this.packed.slice(this.start, this.start + this.count);
  }

  spanOf(range: number): number {
    return this.packed.last(range) - this.packed.first(range) + 1;
  }
}

const known = (see: readonly number[], ids: ReadonlyMap<number, string>): readonly string[] =>
  see.length ? see.flatMap((topic) => ids.get(topic) ?? []) : NONE;

/** Number in the pack → id for addresses, each only once. */
function nameTopics(topics: TopicsPack['topics']): Map<number, string> {
  const uses = new Map<string, number>();
  return new Map(
    topics.map(({ id, name }) => {
      const slug = fold(name)
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 70);
      const use = (uses.get(slug) ?? 0) + 1;
      uses.set(slug, use);
      return [id, use === 1 ? slug : `${slug}-${use}`];
    }),
  );
}

export interface LineWithHeadings {
  readonly line: TopicLine;
  /** The lines above it, the outermost first */
  readonly under: readonly TopicLine[];
}

/** The lines of a topic in their order, each with those above it. */
export function linesWithHeadings(lines: readonly TopicLine[]): LineWithHeadings[] {
  let open: readonly TopicLine[] = [];
  return lines.map((line) => {
    const under = open.filter(({ level }) => level < line.level);
    open = [...under, line];
    return { line, under };
  });
}
