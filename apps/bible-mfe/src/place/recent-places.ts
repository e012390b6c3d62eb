import { browserStore } from '@berea/web';
import { isPlace, readPlace } from './place.js';

/** How many are offered, and one more: the one on screen is none to go to. */
const KEPT = 7;

/** Chapters that were read last in this browser, the last one first: 'John/3'. */
const kept = (): string[] => (browserStore.read('recentPlaces') ?? '').split('|').filter(Boolean);

export const rememberRecent = (book: string, chapter: number): void => {
  const here = `${book}/${chapter}`;
  browserStore.write('recentPlaces', [here, ...kept().filter((each) => each !== here)].slice(0, KEPT).join('|'));
};

/** Where one was before, the last one first. */
export const recentPlaces = (book: string, chapter: number) =>
  kept()
    .map(readPlace)
    .filter((place) => place !== undefined)
    .filter(isPlace)
    .filter((place) => place.book.name !== book || place.chapter !== chapter)
    .slice(0, KEPT - 1);
