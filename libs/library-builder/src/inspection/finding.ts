import { placeAt } from '@berea/scripture';

/** Something in a work that is not as it was expected. */
export interface Finding {
  /** `Gen.25.4`; of a work without verses, the number of the entry. */
  readonly place: string;
  /** Which check found it, in words: `second witness`, `glued words`. */
  readonly check: string;
  /** The words concerned, no more of the text than that. */
  readonly words: string;
  /** Why it stays as it is; a finding without a reason is new. */
  readonly reason?: string;
}

/** `Gen.25.4` */
export function placeName(position: number): string {
  const { book, chapter, verse } = placeAt(position);
  return `${book.osis}.${chapter}.${verse}`;
}
