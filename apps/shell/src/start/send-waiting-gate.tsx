import { lazyAside, whenIdle } from '@berea/web';
import { useEffect, useState } from 'react';

const SendWaiting = lazyAside(async () => ({ default: (await import('./send-waiting.js')).SendWaiting }));

/** What waits to be sent has waited longer than the page takes: it comes after it. */
export function SendWaitingGate() {
  const [pageStands, setPageStands] = useState(false);
  useEffect(() => whenIdle(() => setPageStands(true)), []);
  return pageStands ? <SendWaiting /> : null;
}
