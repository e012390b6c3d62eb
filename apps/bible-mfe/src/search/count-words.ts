import type { SearchKind } from '@berea/contracts';

const number = new Intl.NumberFormat('en');
export const formatCount = (count: number): string => number.format(count);

const NOUNS: Readonly<Record<SearchKind, readonly [one: string, many: string]>> = {
  verses: ['verse', 'verses'],
  commentary: ['note', 'notes'],
  topics: ['topic', 'topics'],
  lexicon: ['entry', 'entries'],
};

/** '1 verse', '12 notes', '100 of 1,312 verses shown.' */
export function countWords(shown: number, total: number, kind: SearchKind = 'verses'): string {
  const [one, many] = NOUNS[kind];
  if (shown < total) return `${formatCount(shown)} of ${formatCount(total)} ${many} shown.`;
  return `${formatCount(total)} ${total === 1 ? one : many}`;
}
