import {
  type Book,
  BOOKS,
  findBookByAnyName,
  formatReference,
  readBegunName,
  type ReferenceReader,
} from '@berea/scripture';
import { referencesIn } from './asked-for.js';
import { t } from '../texts/palette.js';

export type TargetKind = 'screen' | 'place' | 'recent' | 'note' | 'sermon' | 'conversation' | 'ask' | 'search';

/** Something that the palette leads to. */
export interface Target {
  readonly id: string;
  readonly kind: TargetKind;
  readonly title: string;
  /** Its kind, if the title does not say it: 'note on Romans 8:22'. */
  readonly words?: string;
  /** ISO */
  readonly day?: string;
  readonly to: string;
  /** A question for Scholar, which is put into the field of the chat. */
  readonly question?: string;
}

export interface TargetGroup {
  readonly title: string;
  readonly targets: readonly Target[];
}

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly scripture?: string | undefined;
  readonly createdAt: string;
}

/** The user's data that the palette knows; data that has not come yet is empty. */
export interface Known {
  readonly screens: readonly { readonly title: string; readonly to: string }[];
  /** The server's results for the words; before anything is typed, the last changed items. */
  readonly notes: readonly (Titled & { readonly content?: string })[];
  readonly sermons: readonly Titled[];
  /** Whether it has: until then, what it found for earlier words. */
  readonly answered: boolean;
  readonly conversations: readonly { readonly id: string; readonly title: string; readonly updatedAt: string }[];
  readonly recent: readonly { readonly book: string; readonly chapter: number }[];
  /** Whether Scholar can be asked. */
  readonly scholar: boolean;
}

/** How many of a kind are shown, and asked for. */
export const MOST_OF_A_KIND = 4;
const MOST_AT_FIRST = 2;
const MOST_BOOKS = 5;

/**
 * Targets for words, the likeliest first: places, then the user's own work, then actions with the words.
 * @param reader until it is loaded, only books and their chapters are read
 */
export function findTargets(typed: string, known: Known, reader: ReferenceReader | undefined): TargetGroup[] {
  const words = typed.trim();
  const groups = words ? found(words, known, reader) : atFirst(known);
  return groups.filter(({ targets }) => targets.length > 0);
}

/** Before anything is typed: where one was, what one worked on last, and where one can go. */
const atFirst = ({ recent, screens, notes, sermons, answered }: Known): TargetGroup[] => [
  {
    title: t('palette.read-last'),
    targets: recent.slice(0, MOST_OF_A_KIND).map(({ book, chapter }) => chapterRead(book, chapter)),
  },
  {
    title: t('palette.worked-on-last'),
    targets: answered
      ? [...notes.slice(0, MOST_AT_FIRST).map(toNote), ...sermons.slice(0, MOST_AT_FIRST).map(toSermon)]
      : [],
  },
  { title: t('palette.screens'), targets: screens.map(toScreen) },
];

function found(words: string, known: Known, reader: ReferenceReader | undefined): TargetGroup[] {
  const { screens, notes, sermons, conversations, recent, scholar, answered } = known;
  const places = placesFor(words, reader);
  const [place] = places;
  const has = holds(words, place?.title);
  const topic = place?.title ?? words;
  const readBefore = recent
    .map(({ book, chapter }) => chapterRead(book, chapter))
    .filter(({ title, to }) => has(title) && places.every((each) => each.to !== to));
  return [
    {
      title: t('palette.places'),
      targets: [...places, ...readBefore.slice(0, 2), ...screens.filter(({ title }) => has(title)).map(toScreen)],
    },
    {
      title: t('palette.your-work'),
      targets: [
        // Results for earlier words that fit the new ones are shown at once.
        ...notes
          .filter(({ title, scripture = '', content = '' }) => answered || has(title) || has(scripture) || has(content))
          .slice(0, MOST_OF_A_KIND)
          .map(toNote),
        ...sermons
          .filter(({ title, scripture = '' }) => answered || has(title) || has(scripture))
          .slice(0, MOST_OF_A_KIND)
          .map(toSermon),
        ...conversations
          .filter(({ title }) => answered || has(title))
          .slice(0, MOST_OF_A_KIND)
          .map(toConversation),
      ],
    },
    {
      title: t('palette.do'),
      targets: [...(scholar ? [toQuestion(topic)] : []), ...(words.length > 2 ? [toSearch(words)] : [])],
    },
  ];
}

/** Whether a text holds the words, or the place that they name by an abbreviation. */
function holds(words: string, place: string | undefined): (text: string) => boolean {
  const wanted = [words, place ?? words].map((each) => each.toLowerCase());
  return (text) => wanted.some((each) => text.toLowerCase().includes(each));
}

/** 'rom 8' → Romans 8; 'jo' → the books whose names begin so; 'the twenty-third psalm' → Psalm 23. */
function placesFor(words: string, reader: ReferenceReader | undefined): Target[] {
  const named = referencesIn(words, reader).map(({ book, chapter, verse, endVerse, endChapter }) =>
    placeOf(book.name, chapter, verse, endChapter === undefined ? endVerse : undefined),
  );
  const { name: begun, chapter } = readBegunName(words);
  const exact = begun ? findBookByAnyName(begun) : undefined;
  if (named.length && (exact || !begun)) return named.slice(0, MOST_BOOKS);
  const books = [...(exact ? [exact] : []), ...BOOKS.filter((book) => book !== exact && beginsWith(book, begun))];
  const fitting = books
    .filter((book) => (chapter ?? 1) >= 1 && (chapter ?? 1) <= book.chapters)
    .slice(0, chapter !== undefined && exact ? 1 : MOST_BOOKS)
    .map(({ name: title }) =>
      chapter === undefined ? placeOf(title, 1, undefined, undefined, title) : placeOf(title, chapter),
    );
  const others = fitting.filter(({ to }) => named.every((each) => each.to !== to));
  return [...named, ...others].slice(0, MOST_BOOKS);
}

const beginsWith = ({ name }: Book, begun: string): boolean => begun !== '' && name.toLowerCase().startsWith(begun);

function placeOf(
  book: string,
  chapter: number,
  verse?: number,
  endVerse?: number,
  title = formatReference(book, chapter, verse, endVerse),
): Target {
  const verses = [verse, endVerse === verse ? undefined : endVerse].filter((each) => each !== undefined).join('-');
  const to = `/bible/${encodeURIComponent(book)}/${chapter}${verses && `/${verses}`}`;
  return { id: `place:${to}`, kind: 'place', title, to };
}

const chapterRead = (book: string, chapter: number): Target => ({
  id: `recent:${book}:${chapter}`,
  kind: 'recent',
  title: formatReference(book, chapter),
  words: t('palette.read-before'),
  to: `/bible/${encodeURIComponent(book)}/${chapter}`,
});
const toScreen = ({ title, to }: { readonly title: string; readonly to: string }): Target => ({
  id: `screen:${to}`,
  kind: 'screen',
  title,
  to,
});
const toNote = ({ id, title, scripture, createdAt }: Titled): Target => ({
  id: `note:${id}`,
  kind: 'note',
  title: title || t('palette.untitled-note'),
  words: scripture ? t('palette.note-on', { scripture }) : t('palette.note'),
  day: createdAt,
  to: `/notes/${id}`,
});
const toSermon = ({ id, title, scripture, createdAt }: Titled): Target => ({
  id: `sermon:${id}`,
  kind: 'sermon',
  title: title || t('palette.untitled-sermon'),
  words: scripture ? t('palette.sermon-on', { scripture }) : t('palette.sermon'),
  day: createdAt,
  to: `/sermon-prep/${id}`,
});
const toConversation = ({ id, title, updatedAt }: { id: string; title: string; updatedAt: string }): Target => ({
  id: `conversation:${id}`,
  kind: 'conversation',
  title,
  words: t('palette.conversation'),
  day: updatedAt,
  to: `/?conversation=${id}`,
});
const toQuestion = (topic: string): Target => ({
  id: 'ask',
  kind: 'ask',
  title: t('palette.ask-scholar-about', { topic }),
  to: '/',
  question: topic,
});
const toSearch = (words: string): Target => ({
  id: 'search',
  kind: 'search',
  title: t('palette.search-scripture-for', { words }),
  to: `/bible?q=${encodeURIComponent(words)}`,
});
