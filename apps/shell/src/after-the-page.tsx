import { browserStore, lazyAside, usePreferences, whenIdle } from '@berea/web';
import { useEffect, useState } from 'react';

const PlanReminder = lazyAside(async () => ({
  default: (await import('./library/plans/plan-reminder.js')).PlanReminder,
}));
const InIdleTime = lazyAside(async () => ({ default: (await import('./start/in-idle-time.js')).InIdleTime }));

/** Unsent texts have waited longer than the page takes: sending comes after it. */
export function IdleTimeGate() {
  const [pageStands, setPageStands] = useState(false);
  useEffect(() => whenIdle(() => setPageStands(true)), []);
  return pageStands ? <InIdleTime /> : null;
}

/** After the start of a page, which is not to wait for it. */
const DELAY_MS = 8_000;

/** Once a day in this browser, for users who want notifications: a reminder of the reading plans. */
export function PlanReminderGate() {
  const { data: preferences } = usePreferences();
  const wanted = preferences?.notifications === true;
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setDue(browserStore.read('planReminded') !== new Date().toDateString()), DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return due && wanted ? <PlanReminder onDone={() => setDue(false)} /> : null;
}
