import { useEffect, useMemo, useRef } from 'react';
import { useApi } from '../api/client.js';
import { noteHooks } from '../data/notes.js';
import { sermonHooks } from '../data/sermons.js';
import { loadFeature } from '../features/remote-loader.js';
import type { SentText, TextsToSend } from '../features/remote-outbox.js';
import { KEPT_TEXTS, useTextStore } from '../writing/kept-texts.js';
import { openTextOf, openTexts } from '../writing/open-texts.js';
import { type FormKind, sendForms, type SentForm } from '../writing/send-forms.js';
import { discardUnsent, listUnsent, type Unsent } from '../writing/unsent.js';
import { useDraftId } from '../writing/use-draft.js';
import { type Left, leftAfter, longer, useRetries } from '../writing/use-retries.js';

const { useFormCalls: useNoteFormCalls } = noteHooks;
const { useFormCalls: useSermonFormCalls } = sermonHooks;

/** Is told what came of something that had waited. */
export interface WaitingEvents {
  /** A form that was saved arrived, or its text stays a draft. */
  readonly onForm?: (sent: SentForm) => void;
  /** A sermon of the workspace arrived, or stays in this browser. */
  readonly onText?: (sent: SentText) => void;
}

/** Texts of its user that this browser keeps and the server does not have. */
export interface Outbox {
  /** All of it, by kind. */
  readonly unsent: () => Promise<Unsent[]>;
  /** Sends what waits to be sent, at once. @returns what is left then: what could not be sent, and what was not saved yet */
  readonly send: () => Promise<Unsent[]>;
  /** Forgets all of it, and whatever else was kept to send it. */
  readonly discard: () => Promise<void>;
}

/** The way to what is unsent; of the user who is signed in. */
export function useOutbox(
  events: WaitingEvents = {},
): Outbox & { readonly sendWaiting: () => Promise<Left | undefined> } {
  const idOf = useDraftId();
  const api = useApi();
  const store = useTextStore('sermon');
  const notes = useNoteFormCalls();
  const sermons = useSermonFormCalls();
  const latest = useRef({ api, events, notes, sermons });
  useEffect(() => {
    latest.current = { api, events, notes, sermons };
  });
  return useMemo(() => {
    const owner = idOf('');
    const sendAll = async (): Promise<Left | undefined> => {
      const { api, events: told, ...calls } = latest.current;
      const kinds: readonly FormKind[] = [
        { nouns: ['note', 'journal'], one: 'note', calls: calls.notes as FormKind['calls'] },
        { nouns: ['sermon'], one: 'sermon', calls: calls.sermons as FormKind['calls'] },
      ];
      const left = await sendForms(owner, kinds, (sent) => told.onForm?.(sent));
      return longer(left, await sendTexts({ api, owner, store, tell: (sent) => told.onText?.(sent) }));
    };
    // One tab after the other, where the browser can see to that.
    const inTurn = async (): Promise<Left | undefined> =>
      navigator.locks ? navigator.locks.request('berea-send-waiting', sendAll) : sendAll();
    const unsent = () => listUnsent(owner, store);
    return {
      unsent,
      sendWaiting: inTurn,
      send: async () => {
        await openTexts.sendOpen();
        await inTurn();
        return unsent();
      },
      discard: () => discardUnsent(owner, store),
    };
  }, [idOf, store]);
}

/** Has the remote of the sermons send those that it left; a remote that cannot be had is asked again later. */
async function sendTexts(given: TextsToSend): Promise<Left | undefined> {
  const names = (await given.store.unsaved()).map(({ name }) => given.owner + openTextOf(name));
  if (names.every((name) => openTexts.isOpen(name))) return undefined;
  try {
    const { outbox } = await loadFeature(KEPT_TEXTS.sermon.remote);
    return await (await outbox?.())?.outbox.sendTexts(given);
  } catch (error) {
    return leftAfter(error);
  }
}

/**
 * Sends texts that could not be sent, for want of a network or since the server was in trouble: at start, when the
 * network is back, when the page is looked at again, and by itself until they have arrived. A text that is open is sent
 * from its form, or when that has gone.
 */
export function useSendWaiting(events: WaitingEvents): void {
  const { sendWaiting } = useOutbox(events);
  // A hidden tab waits for its turn, since the form may be open in the visible one.
  const { now, later } = useRetries(async () => (document.visibilityState === 'hidden' ? undefined : sendWaiting()));
  useEffect(() => {
    now();
    return openTexts.watch(() => later());
  }, [now, later]);
}
