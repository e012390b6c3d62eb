// Code that waits for the server: loaded when there may be something to send, rather than with the page's first
// scripts.
export { type Outbox, useOutbox, useSendWaiting, type WaitingEvents } from './use-outbox.js';
export type { SentText, TextsToSend } from '../features/remote-outbox.js';
export type { SentForm } from '../writing/send-forms.js';
export { tellUnsent, type Unsent, type UnsentKind } from '../writing/unsent.js';
export { type Left, leftAfter, longer, useRetries } from '../writing/use-retries.js';
