import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, for example '(max-width: 767px)'. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the window is narrower than 768 px: bottom bar, bottom sheets, 45 px controls. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)');
