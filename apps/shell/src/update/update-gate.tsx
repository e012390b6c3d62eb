import { lazyAside } from '@berea/web';
import { useState } from 'react';
import { useUpdateDue } from './use-update-due.js';

const UpdateNotice = lazyAside(async () => ({ default: (await import('./update-notice.js')).UpdateNotice }));

/** The notice that this page is to be reloaded, once that is so; nobody else loads it. */
export function UpdateGate() {
  const due = useUpdateDue();
  const [later, setLater] = useState(false);
  if (!due || later) return null;
  return <UpdateNotice onLater={() => setLater(true)} />;
}
