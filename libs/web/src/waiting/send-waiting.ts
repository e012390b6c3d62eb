import { useEffect } from 'react';
import { createKept, type Kept } from '../drafts/use-kept.js';
import { savingOf, useDraftId } from '../drafts/use-draft.js';
import { browserStore } from '../storage/browser-store.js';
import { isPassing } from '../transport-error.js';
import type { Saved } from '../data/list-pages.js';
import { type FormCalls, saveContent, type SaveResult } from '../data/save-content.js';
import type { Keeping } from '../data/use-form-saving.js';
import { waitingForms } from '../data/waiting-forms.js';
import { type Left, leftAfter, useRetries } from './use-retries.js';

/** Is told what came of something that had waited. */
export interface WaitingEvents<Item> {
  /** @param isNew whether it was created, not changed */
  readonly onSaved: (result: SaveResult<Item>, isNew: boolean) => void;
  /** It was refused, or changed elsewhere at the same words: its text stays a draft. */
  readonly onHeld: (reason: unknown, isNew: boolean) => void;
}

/**
 * Sends what forms could not send, for want of a network or since the server was in trouble: at start, when the network is
 * back, when the page is looked at again, and by itself until it has arrived. What stands in an open form is sent from
 * there, or when the form has gone.
 * @param nouns with which the names of the drafts begin: 'note' for 'note:new' and 'note:<id>'
 */
export function useSendWaiting<Content extends object, Item extends Saved>(
  nouns: readonly string[],
  calls: FormCalls<Content, Item>,
  { onSaved, onHeld }: WaitingEvents<Item>,
): void {
  const idOf = useDraftId();
  const keptOf = (name: string) => createKept<Keeping<Content>>(idOf(savingOf(name)));
  const hold = (kept: Kept<Keeping<Content>>, reason: unknown, isNew: boolean): void => {
    const { waiting: _held, ...rest } = kept.read();
    kept.write(rest as Keeping<Content>);
    onHeld(reason, isNew);
  };
  /** @returns what is left, where it waits on */
  const sendOne = async (name: string): Promise<Left | undefined> => {
    const kept = keptOf(name);
    const { waiting, version } = kept.read();
    const item = name.slice(name.indexOf(':') + 1);
    const isNew = item === 'new';
    // Another tab may have sent it meanwhile.
    if (!waiting || (!isNew && version === undefined)) return undefined;
    try {
      const result = await saveContent(
        calls,
        kept,
        isNew ? undefined : { id: item, version: version ?? 0 },
        waiting as Content,
      );
      if (result.saved) {
        kept.write({});
        browserStore.removeDraft(idOf(name));
        onSaved(result, isNew);
      } else hold(kept, undefined, isNew);
    } catch (error) {
      if (isPassing(error)) return leftAfter(error);
      hold(kept, error, isNew);
    }
    return undefined;
  };
  const sendAll = async (): Promise<Left | undefined> => {
    let left: Left | undefined;
    for (const noun of nouns) {
      for (const id of browserStore.draftsOf(idOf(`${noun}:`))) {
        const name = id.slice(idOf('').length, -':saving'.length);
        if (!id.endsWith(':saving') || waitingForms.isOpen(idOf(name))) continue;
        const one = await sendOne(name);
        if (one) left = { waitMs: Math.max(one.waitMs, left?.waitMs ?? 0) };
      }
    }
    return left;
  };
  // One tab after the other, where the browser can see to that; one that nobody sees waits for its turn, since its form may
  // stand in the one that is seen.
  const send = async (): Promise<Left | undefined> => {
    if (document.visibilityState === 'hidden') return undefined;
    return navigator.locks ? navigator.locks.request('berea-send-waiting', sendAll) : sendAll();
  };
  const { now, later } = useRetries(send);
  useEffect(() => {
    now();
    return waitingForms.watch(() => later());
  }, [now, later]);
}
