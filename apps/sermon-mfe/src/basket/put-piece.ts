import { type SermonPiece } from '@berea/web';
import type { DraftOrigin } from '@berea/contracts';
import { ENHANCEMENT_MARKERS } from '@berea/contracts/values';
import { joinOrigins, originFor } from '../data/draft-origins.js';

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
 * A text with its source as Markdown writes it: `[^1]` behind the text, `[^1]: The source` on the line below. Scholar's
 * text is put between its markers.
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

/** A sermon's origins of its passages once a piece is at its end. */
export const originsWith = (
  origins: readonly DraftOrigin[],
  body: string,
  { text, source, drafted, maker }: Piece & Pick<SermonPiece, 'maker'>,
): DraftOrigin[] =>
  joinOrigins(drafted && maker ? [originFor(text.trimEnd() + markOf(body, source), 'answer', maker)] : [], origins);
