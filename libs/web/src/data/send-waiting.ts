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

/** Answers after which another try may do. */
const isPassing = (error: unknown): boolean =>
  isNetworkError(error) ||
  (error instanceof TransportError && (error.status >= 500 || [401, 408, 429].includes(error.status)));

/**
 * Sends what forms could not send for want of a network: at start, when the network is back, and when the page is looked at
 * again. What stands in an open form is sent from there.
 * @param nouns with which the names of the drafts begin: 'note' for 'note:new' and 'note:<id>'
 */
export function useSendWaiting<Content extends object, Item extends Saved>(
  nouns: readonly string[],
  calls: FormCalls<Content, Item>,
  { onSaved, onHeld }: WaitingEvents<Item>,
): void {
  const idOf = useDraftId();
  const sendOne = async (name: string) => {
    const kept = createKept<Keeping<Content>>(idOf(savingOf(name)));
    const { waiting, version } = kept.read();
    const item = name.slice(name.indexOf(':') + 1);
    const isNew = item === 'new';
    // Another tab may have sent it meanwhile.
    if (!waiting || (!isNew && version === undefined)) return;
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
      if (isPassing(error)) return;
      const { waiting: _refused, ...rest } = kept.read();
      kept.write(rest as Keeping<Content>);
      onHeld(error, isNew);
    }
  };
  const sendAll = async () => {
    for (const noun of nouns) {
      for (const id of browserStore.draftsOf(idOf(`${noun}:`))) {
        if (!id.endsWith(':saving')) continue;
        const name = id.slice(idOf('').length, -':saving'.length);
        if (!openForms.has(idOf(name))) await sendOne(name);
      }
    }
  };
  // One tab after the other, where the browser can see to that.
  const send = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    if (navigator.locks) void navigator.locks.request('berea-send-waiting', sendAll);
    else void sendAll();
  });
  useEffect(() => {
    const onReturn = () => send();
    onReturn();
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
