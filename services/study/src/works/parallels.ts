import type { Passage } from '@berea/scripture';
import type { ParallelsPack, Range } from '@berea/text-packs';
import { RangeIndex } from '../text/ranges.js';

/** A passage of the New Testament, and what it quotes. */
export interface NotedQuotation {
  readonly by: Passage;
  readonly of: readonly Passage[];
  /** The words are those of the Septuagint. */
  readonly septuagint: boolean;
}

/** Passages that belong side by side, with the title of the section that they are a part of. */
export interface ParallelSet {
  readonly section: number;
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** What the list puts under one title, part by part. */
export interface ParallelSection {
  readonly title: string;
  readonly sets: readonly ParallelSet[];
}

/** Lists of quotations and of parallel passages, asked from any of their places. */
export class Parallels {
  readonly quotations: readonly NotedQuotation[];
  readonly sections: readonly ParallelSection[];
  private readonly sets: readonly ParallelSet[];
  private readonly quotationIndex: Lookup<NotedQuotation>;
  private readonly setIndex: Lookup<ParallelSet>;

  constructor(
    readonly source: string,
    pack: ParallelsPack,
  ) {
    this.quotations = pack.quotations.map(({ by, of, septuagint = false }) => ({
      by: passage(by),
      of: of.map(passage),
      septuagint,
    }));
    this.sections = pack.sections.map(({ title, sets }, section) => ({
      title,
      sets: sets.map((set) => ({ section, title, passages: set.map(passage) })),
    }));
    this.sets = this.sections.flatMap((section) => section.sets);
    this.quotationIndex = new Lookup(this.quotations, ({ by, of }) => [by, ...of]);
    this.setIndex = new Lookup(this.sets, ({ passages }) => passages);
  }

  /** The quotations that touch a passage, from either side. */
  quotationsAt(at: Passage): NotedQuotation[] {
    return this.quotationIndex.at(at);
  }

  /** The sets of parallel passages that touch a passage. */
  setsAt(at: Passage): ParallelSet[] {
    return this.setIndex.at(at);
  }

  /** Whether a set holds a verse. */
  holds(position: number): boolean {
    return this.setIndex.at({ first: position, last: position }).length > 0;
  }

  /** The sections of which a set touches a passage, in the order of the list. */
  sectionsAt(at: Passage): ParallelSection[] {
    const indexes = new Set(this.setsAt(at).map(({ section }) => section));
    return this.sections.filter((_, index) => indexes.has(index));
  }
}

/** Things by the passages that each of them holds. */
class Lookup<T> {
  private readonly owners: T[] = [];
  private readonly index: RangeIndex;

  constructor(things: readonly T[], passagesOf: (thing: T) => readonly Passage[]) {
    const passages = things.flatMap((thing) =>
      passagesOf(thing).map((each) => {
        this.owners.push(thing);
        return each;
      }),
    );
    this.index = new RangeIndex(passages);
  }

  at(passage: Passage): T[] {
    return [...new Set(this.index.overlapping(passage).flatMap((index) => this.owners[index] ?? []))];
  }
}

const passage = ([first, last]: Range): Passage => ({ first, last });
