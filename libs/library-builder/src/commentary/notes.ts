import type { CommentaryKind, CommentaryNote, Range } from '@berea/text-packs';
import { tidyText } from '../prose/tidy-text.js';
import { distinctRanges } from '../references/osis-range.js';

/** A note that is still being read. */
export interface OpenNote {
  readonly range: Range;
  readonly kind: CommentaryKind;
  readonly title?: string;
  readonly author?: string;
  readonly paragraphs: string[];
  readonly refs: Range[];
}

export const hasText = ({ paragraphs }: OpenNote): boolean => paragraphs.some(Boolean);

export function closeNote({ range: [first, last], kind, title, author, paragraphs, refs }: OpenNote): CommentaryNote {
  return {
    first,
    last,
    kind,
    ...(title && { title: tidyText(title) }),
    ...(author && { author: tidyText(author) }),
    text: paragraphs.map(tidyText).filter(Boolean).join('\n\n'),
    refs: distinctRanges(refs),
  };
}

/** In the order that the loader relies on: by first verse, the wider range first; otherwise as they were written. */
export const inOrder = (notes: readonly CommentaryNote[]): CommentaryNote[] =>
  [...notes].sort((a, b) => a.first - b.first || b.last - a.last);
