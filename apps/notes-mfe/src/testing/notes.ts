import type { Note } from '@berea/contracts';

/** A note as the server would answer it; its date is fixed. */
export const note = (title: string, rest: Partial<Note> = {}): Note => ({
  id: crypto.randomUUID(),
  title,
  content: `What ${title} says.`,
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
  version: 1,
  ...rest,
});
