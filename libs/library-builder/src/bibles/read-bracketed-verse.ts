import { GrowingText, runBetween } from '../osis/verse-text.js';
import type { VerseToPlace } from './bible-builder.js';

/**
 * Reads a verse in the plain notation of older transcriptions: `[words]` that the translators added, `*words*` that they
 * stressed, `{title}` of a psalm before its first verse.
 */
export function readBracketedVerse(notation: string): VerseToPlace {
  const [, title, body = ''] = /^\s*(?:\{([^}]*)\})?([^]*)$/.exec(notation) ?? [];
  const text = new GrowingText();
  const marks: { start: number; length: number; kind: 'added' }[] = [];
  let from: number | null = null;
  for (const piece of withItsSpaces(body.replace(/[*\\{}]/g, '')).split(/([[\]])/)) {
    if (piece === '[') from = text.length;
    else if (piece === ']') {
      const start = from === null || from === 0 ? (from ?? 0) : skipSpace(text.toString(), from);
      const run = from === null ? null : runBetween(start, text.length);
      if (run) marks.push({ ...run, kind: 'added' });
      from = null;
    } else {
      // A space behind a bracket, before a sign.
      if (/^\s+[!;:?,.]/.test(piece)) text.append(piece.trimStart());
      else text.append(piece);
    }
  }
  return {
    text: text.toString(),
    marks,
    headings: title?.trim() ? [{ kind: 'psalm', text: title.trim().replace(/\s+/g, ' ') }] : [],
  };
}

/** Slips of the transcriptions: 'for ever !', 'of Shuni,the'. */
const withItsSpaces = (text: string): string =>
  text.replace(/(\p{L}) +(?=[!;:?,.])/gu, '$1').replace(/(\p{L}[,;])(?=\p{L})/gu, '$1 ');

const skipSpace = (text: string, at: number): number => (text[at] === ' ' ? at + 1 : at);
