import { browserStore, usePreferences } from '@berea/web';
import { useEffect } from 'react';

/** The user's preference; until it is known, what this browser saw last, so that a dark page does not flash light. */
export function useDarkTheme(): boolean {
  const { data } = usePreferences();
  useEffect(() => {
    if (data) browserStore.write('theme', data.darkMode ? 'dark' : 'light');
  }, [data]);
  return data?.darkMode ?? browserStore.read('theme') === 'dark';
}
