import { browserStore } from '@berea/web';
import { isPlace, readPlace, addressOf } from './place.js';

/** How many are offered, and one more: the one on screen is none to go to. */
const KEPT = 7;

/** Chapters that were read last in this browser, the last one first: 'John/3'. */
const kept = (): string[] => (browserStore.read('recentPlaces') ?? '').split('|').filter(Boolean);

const rememberRecent = (book: string, chapter: number): void => {
  const here = `${book}/${chapter}`;
  browserStore.write('recentPlaces', [here, ...kept().filter((each) => each !== here)].slice(0, KEPT).join('|'));
};

/** The reader's earlier places, the last one first. */
export const recentPlaces = (book: string, chapter: number) =>
  kept()
    .map(readPlace)
    .filter((place) => place !== undefined)
    .filter(isPlace)
    .filter((place) => place.book.name !== book || place.chapter !== chapter)
    .slice(0, KEPT - 1);

const FIRST_PLACE = addressOf('Matthew', 1);

/** Address where the reader left off in this browser; Matthew 1 at first. */
export function lastAddress(): string {
  const place = readPlace(browserStore.read('lastPlace') ?? '');
  return place && isPlace(place) ? addressOf(place.book.name, place.chapter) : FIRST_PLACE;
}

export function rememberPlace(book: string, chapter: number): void {
  browserStore.write('lastPlace', `${book}/${chapter}`);
  rememberRecent(book, chapter);
}
