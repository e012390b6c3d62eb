import type { Chapter } from '@berea/contracts';
import type { Book } from '@berea/scripture';
import { browserStore, useSession } from '@berea/web';
import { useRecordReading } from '../data/record-reading.js';
import { useSearchParams } from '@berea/web/router';
import { useEffect } from 'react';
import { rememberPlace } from '../place/recent-places.js';

/** Records a chapter that is shown: the reader left off there, and it counts as read after a while. */
export function useChapterOnScreen(book: Book, chapter: number, shown: boolean): void {
  useChapterRead(book.name, chapter, shown);
  useEffect(() => {
    if (shown) rememberPlace(book.name, chapter);
  }, [shown, book, chapter]);
}

/** How long a chapter has to be on screen to count as read (product constant). */
const READ_AFTER_MS = 10_000;

/** Chapters that this window has counted, by day: the server would count each once all the same. */
const counted = new Set<string>();

/** Counts a chapter as read once it was looked at for ten seconds; they pass only while the page is visible. */
export function useChapterRead(book: string, chapter: number, shown: boolean): void {
  const { mutate } = useRecordReading();
  useEffect(() => {
    if (!shown) return;
    const key = `${new Date().toDateString()} ${book} ${chapter}`;
    let left = READ_AFTER_MS;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    };
    const count = () => {
      timer = undefined;
      document.removeEventListener('visibilitychange', onVisibility);
      counted.add(key);
      mutate({ book, chapter }, { onError: () => counted.delete(key) });
    };
    const onVisibility = () => {
      stop();
      if (document.visibilityState !== 'visible' || counted.has(key)) return;
      since = Date.now();
      timer = setTimeout(count, left);
    };
    document.addEventListener('visibilitychange', onVisibility);
    onVisibility();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [book, chapter, shown, mutate]);
}

/**
 * Keeps the chapter on screen in this browser: the shell shows it at the next visit before anything else has come. Not
 * in a translation that the address asks for, since the next one may ask for none.
 */
export function useKeptChapter(chapter: Chapter | undefined): void {
  const user = useSession().user?.id;
  const [asked] = useSearchParams();
  const own = !asked.has('translation');
  useEffect(() => {
    if (user && own && chapter) browserStore.write('lastChapter', JSON.stringify({ user, chapter }));
  }, [user, own, chapter]);
}
