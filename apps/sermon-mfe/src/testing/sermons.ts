import type { Sermon } from '@berea/contracts';

/** A sermon as the server would answer it; its date is fixed. */
export const sermon = (title: string, rest: Partial<Sermon> = {}): Sermon => ({
  id: crypto.randomUUID(),
  title,
  scripture: 'Matthew 5:1–12',
  outline: `I. ${title}\nII. And so`,
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  version: 1,
  ...rest,
});
