// What waits for the server: loaded by whoever has something to send again, in place of being in the page's first scripts.
export { useSendWaiting, type WaitingEvents } from './send-waiting.js';
export { type Left, leftAfter, useRetries } from './use-retries.js';
