import { useApi, browserStore, usePreferences } from '@berea/web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const keptTheme = (): string | null => browserStore.read('theme');
const watchTheme = (onChange: () => void) => browserStore.watch('theme', onChange);

/**
 * Whether the page is dark: the user's preference, and what another tab makes of it meanwhile. Until it is known, what
 * this browser saw last, so that a dark page does not flash light.
 */
export function useDarkTheme(): boolean {
  const { data } = usePreferences();
  const client = useQueryClient();
  const api = useApi();
  const kept = useSyncExternalStore(watchTheme, keptTheme);
  useEffect(() => {
    if (data) browserStore.write('theme', data.darkMode ? 'dark' : 'light');
  }, [data]);
  const onOtherTab = useEffectEvent(() => {
    const theme = keptTheme();
    if (theme === null) return;
    const key = api.profile.preferences.queryKey();
    client.setQueryData(key, (current) => current && { ...current, darkMode: theme === 'dark' });
  });
  useEffect(() => watchTheme(() => onOtherTab()), []);
  return data?.darkMode ?? kept === 'dark';
}
