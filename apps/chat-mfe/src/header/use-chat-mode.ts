import type { ChatMode } from '@berea/contracts';
import { browserStore } from '@berea/web';
import { useCallback, useState } from 'react';

/** Study, until the reader chooses; the choice is remembered in this browser. */
export function useChatMode(): [mode: ChatMode, choose: (mode: ChatMode) => void] {
  const [mode, setMode] = useState<ChatMode>(() =>
    browserStore.read('chatMode') === 'devotional' ? 'devotional' : 'study',
  );
  const choose = useCallback((next: ChatMode) => {
    browserStore.write('chatMode', next);
    setMode(next);
  }, []);
  return [mode, choose];
}
