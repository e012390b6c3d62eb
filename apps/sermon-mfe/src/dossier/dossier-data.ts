import { useApi } from '@berea/web';
import type {
  Note,
  NotedArticleTitle,
  NotedSection,
  NotedSectionTitle,
  Place,
  StudyAnswer,
  ToolKind,
  Verse,
} from '@berea/contracts';
import { useQueries, useQuery } from '@tanstack/react-query';

/** One part of a guide: on its way, there, or why it is not. */
export interface GuidePart<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

export interface PassageGuide {
  readonly verses: GuidePart<Verse[]>;
  /** What Berea Notes has on the passage, in its order; empty where it has nothing. */
  readonly sections: GuidePart<NotedSection[]>;
  /** How the text tools part it; asked for where Berea Notes has nothing. */
  readonly structure: GuidePart<StudyAnswer>;
  readonly words: GuidePart<StudyAnswer>;
  readonly references: GuidePart<StudyAnswer>;
  readonly commentary: GuidePart<StudyAnswer>;
  /** Articles of Berea Notes that the notes on the passage name. */
  readonly articles: GuidePart<NotedArticleTitle[]>;
  /** The reader's own on this chapter. */
  readonly notes: GuidePart<Note[]>;
}

/** The longest question that a search takes. */
const MOST_CHARACTERS = 200;
const NONE: GuidePart<never> = { data: undefined, error: null, retry: () => undefined };

/** All that is known of a passage: each part is shown as soon as it is there, whatever the others do. */
export function usePassageGuide(place: Place): PassageGuide {
  const api = useApi();
  const { book, chapter, verse, endVerse } = place;
  const translation = 'kjv';
  const text = useQuery(api.bible.chapter.queryOptions({ input: { book, chapter, translation } }));
  const notes = useQuery({ ...api.notes.list.queryOptions({ input: { book, chapter } }), staleTime: 0 });
  const { sections, noted, touched } = useNotedSections(place);
  const known = sections.data ?? [];
  const question = known.map(({ title, about }) => `${title} ${about}`).join(' ');
  const articles = useQuery({
    ...api.studyBible.articles.queryOptions({ input: { q: question.slice(0, MOST_CHARACTERS), limit: 12 } }),
    enabled: known.length > 0,
  });
  const verses = text.data?.verses.filter((each) => each.verse >= verse && each.verse <= endVerse);
  const said = [...known.map(wordsOf), ...(verses ?? []).map((each) => each.text)].join(' ');
  return {
    verses: { ...partOf(text), data: verses },
    sections,
    structure: useTool(place, 'structural-patterns', noted && touched === 0),
    words: useTool(place, 'greek-hebrew'),
    references: useTool(place, 'cross-references'),
    commentary: useTool(place, 'commentary'),
    articles: touched
      ? { ...partOf(articles), data: articles.data?.results.filter((article) => isNamed(article, said)) }
      : { ...NONE, data: noted ? [] : undefined },
    notes: partOf(notes),
  };
}

/** What Berea Notes has on a passage; `touched` is the number of its sections, once that is `noted`. */
export function useNotedSections(place: Place) {
  const api = useApi();
  const titles = useQuery({ ...api.studyBible.sections.queryOptions({ input: { book: place.book } }), retry: false });
  const touched = titles.data?.results.filter(touches(place)) ?? [];
  const queries = useQueries({
    queries: touched.map(({ id }) => api.studyBible.section.queryOptions({ input: { id } })),
  });
  const known = queries.flatMap(({ data }) => data ?? []);
  const noted = titles.isSuccess || titles.isError;
  const sections: GuidePart<NotedSection[]> = {
    // A server without Berea Notes has nothing to say here; all the rest is still there.
    data: noted && known.length === touched.length ? known : undefined,
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.forEach(({ refetch }) => void refetch()),
  };
  return { sections, noted, touched: touched.length };
}

/** One analysis of the passage. */
function useTool({ book, chapter, verse, endVerse }: Place, tool: ToolKind, enabled = true): GuidePart<StudyAnswer> {
  const input = { book, chapter, verse, ...(endVerse > verse && { endVerse }), tool, translation: 'kjv' };
  const message = `${tool} of ${book} ${chapter}`;
  return partOf(useQuery({ ...useApi().tools.study.queryOptions({ input: { message, ...input } }), enabled }));
}

const touches =
  ({ chapter, verse, endVerse }: Place) =>
  ({ place, id }: NotedSectionTitle): boolean => {
    const end = endOf(id, place);
    return isBefore([place.chapter, place.verse], [chapter, endVerse]) && isBefore([chapter, verse], end);
  };

/** The last verse of a section, which may be in a later chapter: `gen-1-1-2-3`. */
function endOf(id: string, { chapter, endVerse }: Place): readonly [number, number] {
  const [, endChapter, last] = /-\d+-\d+-(\d+)-(\d+)$/.exec(id) ?? [];
  return endChapter && last ? [Number(endChapter), Number(last)] : [chapter, endVerse];
}

const isBefore = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  one[0] < other[0] || (one[0] === other[0] && one[1] <= other[1]);

const wordsOf = ({ title, about, setting, note }: NotedSection): string => [title, about, setting, note].join(' ');

const isNamed = ({ name, also }: NotedArticleTitle, text: string): boolean => {
  const words = plain(text);
  return [name, ...also].some((each) => words.includes(plain(each)) || words.includes(plain(`${each}s`)));
};

/** Its words in small letters, with one space around each. */
const plain = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

interface Read<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

const partOf = <T>(query: Read<T>): GuidePart<T> => ({
  data: query.data,
  error: query.error ?? null,
  retry: () => void query.refetch(),
});
