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
/** Answer of a route while the server takes no changes. */
export const REFUSED = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Try again soon.' } };

export interface Kept {
  highlights: Highlight[];
  bookmarks: Bookmark[];
  notes: Note[];
}

/**
 * A server that keeps the marks of Matthew 5 and all notes. Its data can be read by a test, and changes with the calls.
 */
export function annotationServer(start: Partial<Kept> = {}) {
  const kept: Kept = { highlights: [], bookmarks: [], notes: [], ...start };
  const routes: Record<string, Answer> = {
    'GET /api/highlights': () => kept.highlights,
    'GET /api/bookmarks': () => kept.bookmarks,
    'GET /api/notes': (_body, url) => notesOf(kept.notes, url.searchParams),
    'GET /api/notes/places': () => [],
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
  for (const each of kept.notes) {
    routes[`DELETE /api/notes/${each.id}`] = () => {
      kept.notes = kept.notes.filter(({ id }) => id !== each.id);
      return GONE();
    };
    routes[`POST /api/notes/${each.id}/restore`] = () => {
      kept.notes = [each, ...kept.notes];
      return each;
    };
  }
  return { kept, routes };
}

/** The part of the notes that is asked for, with the link to the next one. Cursors are places in the list. */
function notesOf(all: readonly Note[], asked: URLSearchParams): Response {
  const found = all.filter((each) => isAbout(each, asked));
  const from = Number(asked.get('cursor')?.split('-')[0] ?? 0);
  const end = from + Number(asked.get('limit') ?? found.length);
  const link = `</api/notes?cursor=${end}-${'0'.repeat(8)}>; rel="next"`;
  return Response.json(found.slice(from, end), found.length > end ? { headers: { link } } : {});
}

/** Whether a note is about a book or a chapter, where one is asked for. */
function isAbout({ scripture = '' }: Note, asked: URLSearchParams): boolean {
  const [book, chapter] = [asked.get('book'), asked.get('chapter')];
  if (!book || scripture === book) return true;
  return chapter ? new RegExp(`${book} ${chapter}\\b`).test(scripture) : scripture.startsWith(`${book} `);
}

const notIn = <T extends { verse: number }>(changes: readonly { verse: number }[], all: readonly T[]): T[] =>
  all.filter(({ verse }) => !changes.some((change) => change.verse === verse));
