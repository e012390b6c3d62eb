const NAME = 'berea-chat';

/** Tells this tab's announcements from those of others: a tab hears its own, too. */
const TAB = Math.random();

/** Tells the other tabs of this browser that something was asked, answered, renamed or deleted. */
export function announceChange(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(TAB);
  channel.close();
}

/** Calls back when another tab has changed something. @returns ends it */
export function onChangeElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => {
    if (data !== TAB) listener();
  });
  return () => channel.close();
}
