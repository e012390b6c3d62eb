import { draftedPassages, withoutMarkers } from './markers.js';

export interface ManuscriptLine {
  readonly words: string;
  /** Which of the drafted passages it belongs to; undefined where it is the preacher's own. */
  readonly drafted: number | undefined;
}

/** The lines of a body without its markers, and which of them Scholar drafted. */
export function readLines(body: string): ManuscriptLine[] {
  const passages = draftedPassages(body);
  const lines: ManuscriptLine[] = [];
  let at = 0;
  let next = 0;
  for (const typed of body.split('\n')) {
    while (passages[next] && at >= passages[next]!.end) next += 1;
    const words = typed.replace(/\r$/, '');
    const isMarker = words !== '' && withoutMarkers(words) === '';
    const passage = passages[next];
    if (!isMarker) lines.push({ words, drafted: passage && at >= passage.start ? next : undefined });
    at += typed.length + 1;
  }
  return lines;
}
