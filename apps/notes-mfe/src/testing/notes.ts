import type { Note } from '@berea/contracts';
import type { Answer } from '@berea/web/testing';

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

/** The routes of a server that keeps some notes, newest first, and lists those that are asked for by words and tags. */
export const noteRoutes = (notes: readonly Note[]): Record<string, Answer> => ({
  'GET /api/notes': (_body, { searchParams }) => notes.filter((each) => isAskedFor(each, searchParams)),
  'GET /api/notes/tags': () => {
    const tags = notes.flatMap((each) => each.tags ?? []);
    return [...new Set(tags)].map((tag) => ({ tag, notes: tags.filter((each) => each === tag).length }));
  },
  'GET /api/notes/days': () =>
    [...new Set(notes.map(({ createdAt }) => createdAt.slice(0, 10)))].sort().map((day) => ({ day, notes: 1 })),
});

function isAskedFor({ title, content, scripture = '', tags = [], createdAt }: Note, asked: URLSearchParams): boolean {
  const holdsAny = (list: string) => list.split(',').some((tag) => tags.includes(tag));
  const words = asked.get('search')?.toLowerCase() ?? '';
  const [any, none, tag] = [asked.get('tags'), asked.get('without'), asked.get('tag')];
  return (
    [title, content, scripture, ...tags].some((text) => text.toLowerCase().includes(words)) &&
    (!any || holdsAny(any)) &&
    !(none && holdsAny(none)) &&
    (!tag || tags.includes(tag)) &&
    createdAt >= (asked.get('since') ?? '') &&
    createdAt < (asked.get('until') ?? '9')
  );
}
