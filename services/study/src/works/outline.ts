import type { Passage } from '@berea/scripture';
import type { CommentaryPack } from '@berea/text-packs';
import { RangeIndex } from '../text/ranges.js';

export interface OutlineSection extends Passage {
  readonly title: string;
}

/** The module prints the heading of some outlines in their first line. */
const HEADING = /^Chapter Outline\s+/i;

/** The subjects of the chapters' parts, in the words of a commentary. */
export class Outline {
  private readonly sections: readonly OutlineSection[];
  private readonly ranges: RangeIndex;

  constructor(
    /** Id of the work */
    readonly source: string,
    rows: CommentaryPack['outline'],
  ) {
    this.sections = rows.map(([first, last, title]) => ({ first, last, title: title.replace(HEADING, '') }));
    this.ranges = new RangeIndex(this.sections);
  }

  /** The sections that touch a passage, in their order. */
  rows(passage: Passage): readonly OutlineSection[] {
    return this.ranges.overlapping(passage).flatMap((index) => this.sections[index] ?? []);
  }
}
