import type { EnhanceAction } from '@berea/contracts';
import { modeOf } from './actions.js';
import { BEGIN, END, openEnds, withMarkers } from '../../manuscript/markers.js';

/** A part of the body in UTF-16 units, with its words when it was chosen. */
export interface Selection {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The present place of the chosen words: others may have been typed before them. Undefined if they are gone. */
export function findAgain(body: string, { start, end, text }: Selection): Selection | undefined {
  if (!text) return undefined;
  if (body.slice(start, end) === text) return { start, end, text };
  const places: number[] = [];
  for (let at = body.indexOf(text); at !== -1; at = body.indexOf(text, at + 1)) places.push(at);
  const [nearest] = places.sort((one, other) => Math.abs(one - start) - Math.abs(other - start));
  return nearest === undefined ? undefined : { start: nearest, end: nearest + text.length, text };
}

/**
 * The body with Scholar's text in its place (product rule): `expand` and `rewrite` replace the selection, a verse or an
 * illustration follows it. Without a selection the text is appended, and a rewriting is the new body. A format replaces
 * the body as it is. If it takes the place of a half of a passage that was drafted before, the other half keeps its
 * markers.
 * @param selection as it was when the action was chosen; undefined without one
 */
export function placeEnhancement(action: EnhanceAction, body: string, selection: Selection | undefined, text: string) {
  if (modeOf(action)) return text;
  const marked = withMarkers(text);
  const chosen = selection && findAgain(body, selection);
  if (action === 'style_rewrite') return marked;
  if (!chosen) return action === 'rewrite' ? marked : joined(body, marked, '');
  const after = body.slice(chosen.end);
  if (action !== 'expand' && action !== 'rewrite') return joined(body.slice(0, chosen.end), marked, after);
  const { begun, ended } = openEnds(chosen.text);
  const lines = (marker: string, count: number) => Array.from({ length: count }, () => marker);
  const halves = [...lines(END, ended), marked, ...lines(BEGIN, begun)].join('\n');
  return joined(body.slice(0, chosen.start), halves, after);
}

/** Markers are alone on their lines, whatever surrounds them. */
const joined = (before: string, marked: string, after: string): string =>
  `${before}${before && !before.endsWith('\n') ? '\n' : ''}${marked}${after && !after.startsWith('\n') ? '\n' : ''}${after}`;
