import type { BasketKind, DraftOrigin } from '@berea/contracts';
import { ENHANCEMENT_MARKERS } from '@berea/contracts/values';
import { joinOrigins, type Maker, originFor } from './draft-origins.js';

/** Something found while studying that is to go into a sermon. */
export interface SermonPiece {
  /** As it stands in the body: a verse with its reference, a paragraph. */
  readonly text: string;
  /** Where its words come from: becomes a footnote. */
  readonly source?: string;
  /** Whether Scholar wrote it: then it stands between markers. */
  readonly drafted?: boolean;
  /** What made what Scholar wrote, where that is known. */
  readonly maker?: Maker | undefined;
  /** Which sign it has in a basket: a text's where it is left out. */
  readonly kind?: BasketKind;
  /** What it is called in a basket: what it is about where it is left out. */
  readonly title?: string;
  /** What a new sermon is on where none is chosen: 'John 3:16' makes 'Sermon on John 3:16'. */
  readonly about: string;
  /** Of that new sermon; without one it is a draft. */
  readonly scripture?: string;
  /** Of that new sermon, where it is not the text itself. */
  readonly outline?: string;
}

const MARK = /\[\^([^\]\s]{1,40})\]/g;

/** The first number that no source of a manuscript has. */
function nextMark(body: string): number {
  const taken = new Set([...body.matchAll(MARK)].map(([, name]) => name));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return number;
}

interface Piece {
  readonly text: string;
  readonly source?: string | undefined;
  readonly drafted?: boolean | undefined;
}

const markOf = (body: string, source: string | undefined): string => (source ? `[^${nextMark(body)}]` : '');

/**
 * A text with its source as Markdown writes it: `[^1]` behind the text, `[^1]: The source` on the line below. What Scholar
 * wrote stands between its markers.
 */
export function withSource(body: string, { text, source, drafted }: Piece): string {
  const mark = markOf(body, source);
  const words = text.trimEnd() + mark;
  const marked = drafted ? `${ENHANCEMENT_MARKERS.begin}\n${words}\n${ENHANCEMENT_MARKERS.end}` : words;
  return source ? `${marked}\n${mark}: ${source.replace(/\s+/g, ' ').trim()}` : marked;
}

/** A manuscript with a further piece at its end, and its source as a footnote. */
export const addPiece = (body: string, piece: Piece): string =>
  `${body.trim() ? `${body.trimEnd()}\n\n` : ''}${withSource(body, piece)}\n`;

/** What a sermon knows of the origins of its passages once a piece stands at its end. */
export const originsWith = (
  origins: readonly DraftOrigin[],
  body: string,
  { text, source, drafted, maker }: Piece & Pick<SermonPiece, 'maker'>,
): DraftOrigin[] =>
  joinOrigins(drafted && maker ? [originFor(text.trimEnd() + markOf(body, source), 'answer', maker)] : [], origins);
