import type { Work } from '@berea/contracts';
import { t } from '../../texts/library-shelf.js';
import { tierName } from './tier-words.js';

export interface Shelf {
  readonly title: string;
  readonly works: readonly Work[];
}

const shelves = (): readonly (readonly [title: string, kinds: readonly Work['kind'][]])[] => [
  [t('library-shelf.bibles'), ['bible']],
  [t('library-shelf.original-languages'), ['words', 'lexicon']],
  [t('library-shelf.commentaries-and-topics'), ['commentary', 'topics', 'references', 'dictionary']],
];

/** The installed works, shelf by shelf; empty shelves are left out. */
export const shelvesOf = (works: readonly Work[]): Shelf[] =>
  shelves()
    .map(([title, kinds]) => ({
      title,
      works: works.filter(({ kind, installed }) => installed && kinds.includes(kind)),
    }))
    .filter((shelf) => shelf.works.length > 0);

/** Works that this server could have, with the reason why it has not. */
export const missingOf = (works: readonly Work[]): readonly Work[] => works.filter(({ installed }) => !installed);

/** 'John Nelson Darby, 1890 · Public domain' */
export function describeWork({ author, year, licence, licenceTier }: Work): string {
  const who = [author, year].filter(Boolean).join(', ');
  return [who, licenceTier ? tierName(licenceTier) : licence.split('.')[0]?.slice(0, 60)].filter(Boolean).join(' · ');
}

/** A lexicon of Greek words is no dictionary that is read by itself, though the API names it one. */
export const isReadDictionary = ({ id, kind }: Pick<Work, 'id' | 'kind'>): boolean =>
  kind === 'dictionary' && !id.startsWith('lexicon-');

export const dictionaryAddress = (id: string): string => `/library/dictionaries/${encodeURIComponent(id)}`;

/** Address of the page of a work. */
export const workPath = (work: Pick<Work, 'id' | 'kind'>): string =>
  isReadDictionary(work) ? dictionaryAddress(work.id) : `/library/works/${work.id}`;

/** The code by which the reader knows a Bible: 'KJV' */
export const codeOf = ({ id }: Pick<Work, 'id'>): string => id.replace(/^bible-/, '').toUpperCase();

/** Address at which a chapter of a Bible opens in the reader, in its own text. */
export const chapterPath = (work: Pick<Work, 'id'>, book: string, chapter: number): string =>
  `/bible/${encodeURIComponent(book)}/${chapter}?translation=${encodeURIComponent(codeOf(work))}`;
