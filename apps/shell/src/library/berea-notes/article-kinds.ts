import { t } from '../../texts/berea-notes.js';

/** The kinds of articles in the order in which they are listed, by what the API calls them: one of them, and all. */
const kinds = (): readonly (readonly [kind: string, one: string, all: string])[] => [
  ['person', t('berea-notes.a-person'), t('berea-notes.person')],
  ['place', t('berea-notes.a-place'), t('berea-notes.place')],
  ['thing', t('berea-notes.a-thing'), t('berea-notes.things')],
  ['word', t('berea-notes.a-word'), t('berea-notes.words')],
];

/** 'Person'; of a kind that is new, 'Article'. */
export const nameOfArticleKind = (kind: string): string =>
  kinds().find(([known]) => known === kind)?.[1] ?? t('berea-notes.an-article');

/** The kinds of articles with their titles. */
export const articleKinds = () => kinds().map(([kind, , all]) => [kind, all] as const);
