import { useEffect, useEffectEvent } from 'react';
import { createKept } from '../drafts/use-kept.js';
import { savingOf, useDraftId } from '../drafts/use-draft.js';
import { browserStore } from '../storage/browser-store.js';
import { TransportError } from '../transport-error.js';
import type { Saved } from './same-content.js';
import { type FormCalls, saveContent, type SaveResult } from './save-content.js';
import { isNetworkError, type Keeping, openForms } from './use-form-saving.js';

/** Is told what came of something that had waited for a network. */
export interface WaitingEvents<Item> {
  /** @param isNew whether it was created, not changed */
  readonly onSaved: (result: SaveResult<Item>, isNew: boolean) => void;
  /** It was refused, or changed elsewhere at the same words: its text stays a draft. */
  readonly onHeld: (reason: unknown, isNew: boolean) => void;
}

/** Between two tries: what returned as a network may carry nothing yet, and a form may be on its way out. */
const RETRY_MS = 5_000;

/** Answers after which another try may do. */
const isPassing = (error: unknown): boolean =>
  isNetworkError(error) ||
  (error instanceof TransportError && (error.status >= 500 || [401, 408, 429].includes(error.status)));

/**
 * Sends what forms could not send for want of a network: at start, when the network is back, and when the page is looked at
 * again; and once more a little later where that came to nothing. What stands in an open form is sent from there, or when
 * the form has gone.
 * @param nouns with which the names of the drafts begin: 'note' for 'note:new' and 'note:<id>'
 */
export function useSendWaiting<Content extends object, Item extends Saved>(
  nouns: readonly string[],
  calls: FormCalls<Content, Item>,
  { onSaved, onHeld }: WaitingEvents<Item>,
): void {
  const idOf = useDraftId();
  const keptOf = (name: string) => createKept<Keeping<Content>>(idOf(savingOf(name)));
  /** @returns whether it waits on for a network */
  const sendOne = async (name: string): Promise<boolean> => {
    const kept = keptOf(name);
    const { waiting, version } = kept.read();
    const item = name.slice(name.indexOf(':') + 1);
    const isNew = item === 'new';
    // Another tab may have sent it meanwhile.
    if (!waiting || (!isNew && version === undefined)) return false;
    try {
      const result = await saveContent(
        calls,
        kept,
        isNew ? undefined : { id: item, version: version ?? 0 },
        waiting as Content,
      );
      const { waiting: _sent, ...rest } = kept.read();
      if (result.saved) {
        kept.write({});
        browserStore.removeDraft(idOf(name));
        onSaved(result, isNew);
      } else {
        kept.write(rest as Keeping<Content>);
        onHeld(undefined, isNew);
      }
    } catch (error) {
      if (isPassing(error)) return isNetworkError(error);
      const { waiting: _refused, ...rest } = kept.read();
      kept.write(rest as Keeping<Content>);
      onHeld(error, isNew);
    }
    return false;
  };
  /** @returns whether something waits on */
  const sendAll = async (): Promise<boolean> => {
    let isLeft = false;
    for (const noun of nouns) {
      for (const id of browserStore.draftsOf(idOf(`${noun}:`))) {
        if (!id.endsWith(':saving')) continue;
        const name = id.slice(idOf('').length, -':saving'.length);
        const waitsOn = openForms.has(idOf(name)) ? keptOf(name).read().waiting !== undefined : await sendOne(name);
        isLeft ||= waitsOn;
      }
    }
    return isLeft;
  };
  // One tab after the other, where the browser can see to that.
  const send = useEffectEvent(async (): Promise<boolean> => {
    if (document.visibilityState === 'hidden') return false;
    return navigator.locks ? navigator.locks.request('berea-send-waiting', sendAll) : sendAll();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const sendAndRetry = async () => {
      const isLeft = await send();
      clearTimeout(timer);
      // Without a network the next try comes with its return.
      if (isLeft && !over && navigator.onLine) timer = setTimeout(onReturn, RETRY_MS);
    };
    const onReturn = () => void sendAndRetry();
    onReturn();
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
