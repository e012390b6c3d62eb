/** How Scholar's voice speaks (product constants); 1 is the browser's own rate, pitch and volume. */
export const SPEAK_SETTINGS = { rate: 0.85, pitch: 0.8, volume: 0.9 } as const;
