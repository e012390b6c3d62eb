import { useMedia } from './use-media.js';

/** Whether the window is narrower than 768 px: bottom bar, bottom sheets, 45 px controls. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)');
