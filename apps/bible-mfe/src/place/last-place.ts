import { browserStore } from '@berea/web';
import { rememberRecent } from './recent-places.js';
import { addressOf, isPlace, readPlace } from './place.js';

export const FIRST_PLACE = addressOf('Matthew', 1);

/** Where the reader left off in this browser; Matthew 1 at first. */
export function lastAddress(): string {
  const place = readPlace(browserStore.read('lastPlace') ?? '');
  return place && isPlace(place) ? addressOf(place.book.name, place.chapter) : FIRST_PLACE;
}

export function rememberPlace(book: string, chapter: number): void {
  browserStore.write('lastPlace', `${book}/${chapter}`);
  rememberRecent(book, chapter);
}
