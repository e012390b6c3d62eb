import { useLayoutEffect } from 'react';
import { useReaderSettings } from './use-reader-settings.js';

/** Gives the size of Scripture to the whole page, the panel beside the text included, while it is open. */
export function useTextSize(): void {
  const { size } = useReaderSettings();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // Medium is what the style sheet gives of itself: a little smaller on phones.
    if (size !== 'M') dataset['scripture'] = size;
    return () => {
      delete dataset['scripture'];
    };
  }, [size]);
}
