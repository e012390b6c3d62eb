import type { CrossReferenceReason } from '@berea/contracts';
import type { Passage } from '@berea/scripture';

/** That somebody, or a computation, sets a passage beside a verse. */
export interface Evidence extends Passage {
  /** How much it says, on the scale of the computed scores: 6 is weak, 40 nearly word for word. */
  readonly points: number;
  /** Why, in words; of computed parallels it is told only once they are shown. */
  readonly reason?: CrossReferenceReason;
}

/** A witness that can be asked about a verse. */
export interface Witness {
  /** Id of the work: what several pieces of evidence of one witness say is not agreement. */
  readonly source: string;
  of(position: number): readonly Evidence[];
}

export const lengthOf = ({ first, last }: Passage): number => last - first + 1;
export const holds = ({ first, last }: Passage, position: number): boolean => first <= position && position <= last;
