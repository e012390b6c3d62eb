import { browserStore } from '@berea/web';
import { useState } from 'react';

/** Whether the reader wants differing words marked; the choice stays in this browser. */
export function useMarkDifferences(): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => browserStore.read('markDifferences') === 'true');
  const turn = (next: boolean) => {
    setOn(next);
    browserStore.write('markDifferences', String(next));
  };
  return [on, turn];
}
