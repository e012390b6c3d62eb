import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, on a Mac also ⌘+Enter; Enter alone makes a new line. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
