import type { Bookmark, Chapter, Highlight, HighlightColour, Note, NoteDraft, Verse } from '@berea/contracts';
import type { Answer } from '@berea/web/testing';

const TIME = '2026-11-17T09:00:00.000Z';

export const highlight = (book: string, chapter: number, verse: number, colour: HighlightColour, updatedAt = TIME) =>
  ({ book, chapter, verse, colour, updatedAt }) satisfies Highlight;

export const bookmark = (book: string, chapter: number, verse: number, createdAt = TIME) =>
  ({ book, chapter, verse, createdAt }) satisfies Bookmark;

export const note = (rest: Partial<Note>): Note => ({
  id: crypto.randomUUID(),
  title: 'Note on Matthew 5:3',
  content: 'Empty hands.',
  createdAt: TIME,
  updatedAt: TIME,
  version: 1,
  ...rest,
});

export const chapter = (book: string, number: number, verses: readonly Verse[]): Chapter => ({
  book,
  chapter: number,
  translation: 'KJV',
  language: 'en',
  direction: 'ltr',
  contentVersion: 'v1',
  verses: [...verses],
});

interface Changes<Mark> {
  readonly changes: readonly ({ verse: number } & Mark)[];
}

const GONE = () => new Response(null, { status: 204 });
/** What a route answers while the server takes no changes. */
export const REFUSED = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Try again soon.' } };

export interface Kept {
  highlights: Highlight[];
  bookmarks: Bookmark[];
  notes: Note[];
}

/** A server that keeps the marks of Matthew 5 and all notes. What it keeps can be looked at, and changes with the calls. */
export function annotationServer(start: Partial<Kept> = {}) {
  const kept: Kept = { highlights: [], bookmarks: [], notes: [], ...start };
  const routes: Record<string, Answer> = {
    'GET /api/highlights': () => kept.highlights,
    'GET /api/bookmarks': () => kept.bookmarks,
    'GET /api/notes': () => kept.notes,
    'GET /api/profile/stats': () => ({}),
    'POST /api/bookmarks': (body) => {
      const place = body as Bookmark;
      const saved = bookmark(place.book, place.chapter, place.verse);
      kept.bookmarks = [saved, ...kept.bookmarks];
      return saved;
    },
    'PATCH /api/highlights': (body) => {
      const { changes } = body as Changes<{ colour: HighlightColour | null }>;
      const made = changes.flatMap(({ verse, colour }) => (colour ? highlight('Matthew', 5, verse, colour) : []));
      kept.highlights = [...made, ...notIn(changes, kept.highlights)];
      return made;
    },
    'PATCH /api/bookmarks': (body) => {
      const { changes } = body as Changes<{ bookmarked: boolean }>;
      const made = changes.flatMap(({ verse, bookmarked }) => (bookmarked ? bookmark('Matthew', 5, verse) : []));
      kept.bookmarks = [...made, ...notIn(changes, kept.bookmarks)];
      return made;
    },
    'POST /api/notes': (body) => {
      const saved = note(body as NoteDraft);
      kept.notes = [saved, ...kept.notes];
      return saved;
    },
    'GET /api/bible/Matthew/5': () =>
      chapter(
        'Matthew',
        5,
        Array.from({ length: 48 }, (_, index) => ({ verse: index + 1, text: `Words of verse ${index + 1}.` })),
      ),
  };
  for (let verse = 1; verse <= 48; verse += 1) {
    const others = <T extends { verse: number }>(all: T[]) => notIn([{ verse }], all);
    routes[`PUT /api/highlights/Matthew/5/${verse}`] = (body) => {
      const saved = highlight('Matthew', 5, verse, (body as Highlight).colour);
      kept.highlights = [saved, ...others(kept.highlights)];
      return saved;
    };
    routes[`DELETE /api/highlights/Matthew/5/${verse}`] = () => {
      kept.highlights = others(kept.highlights);
      return GONE();
    };
    routes[`DELETE /api/bookmarks/Matthew/5/${verse}`] = () => {
      kept.bookmarks = others(kept.bookmarks);
      return GONE();
    };
  }
  for (const { id } of kept.notes) {
    routes[`DELETE /api/notes/${id}`] = () => {
      kept.notes = kept.notes.filter((each) => each.id !== id);
      return GONE();
    };
  }
  return { kept, routes };
}

const notIn = <T extends { verse: number }>(changes: readonly { verse: number }[], all: readonly T[]): T[] =>
  all.filter(({ verse }) => !changes.some((change) => change.verse === verse));
