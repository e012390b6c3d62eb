import type { Place } from '@berea/contracts';

/** '1 verse', '3 verses'. */
export function countVerses({ verse, endVerse }: Place): string {
  const count = endVerse - verse + 1;
  return `${count} ${count === 1 ? 'verse' : 'verses'}`;
}
