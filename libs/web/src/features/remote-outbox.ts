import type { Api } from '../api/client.js';
import type { TextStore } from '../storage/text-store.js';
import type { KeptTitle } from '../writing/kept-texts.js';
import type { Left } from '../writing/use-retries.js';

/** Outcome for a text that a page left before the server had it. */
export interface SentText {
  readonly title: string;
  /** Address at which the writing goes on. */
  readonly address: string;
  /** `refused`, `conflict` and `gone` wait for its writer. */
  readonly outcome: 'saved' | 'refused' | 'conflict' | 'gone';
  /** Why it was refused. */
  readonly reason?: unknown;
}

/** Given to a remote to send the texts that its pages left. */
export interface TextsToSend {
  readonly api: Api;
  /** With which the ids of the user's drafts begin. */
  readonly owner: string;
  readonly store: TextStore<KeptTitle>;
  readonly tell: (sent: SentText) => void;
}

/**
 * The part of a remote that works while none of its pages is open: the shell loads it if this browser keeps something
 * unsent.
 */
export interface RemoteOutbox {
  /** @returns what is left to be sent later */
  readonly sendTexts: (given: TextsToSend) => Promise<Left | undefined>;
}
