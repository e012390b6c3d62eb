import type { Citation } from '@berea/contracts';
import { findReferences } from './find-references.js';

/** Where the reader opens a cited place: '/bible/Matthew/5/3', '/bible/Matthew/5/3-12', '/bible/Psalms/23'. */
export function citationAddress({ reference = '', place }: Citation): string | undefined {
  const [named] = findReferences(reference);
  const start = place ?? named;
  if (!start) return undefined;
  const chapter = `/bible/${encodeURIComponent(start.book)}/${start.chapter}`;
  const wholeChapter = named !== undefined && named.verse === undefined;
  if (wholeChapter || start.verse === undefined) return chapter;
  const range = place && place.endVerse > place.verse ? `-${place.endVerse}` : '';
  return `${chapter}/${start.verse}${range}`;
}
