import type { Chapter } from '@berea/contracts';
import { browserStore, useSession } from '@berea/web';
import { useSearchParams } from '@berea/web/router';
import { useEffect } from 'react';

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
