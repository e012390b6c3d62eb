import { useMemo } from 'react';
import { browserStore } from '../storage/browser-store.js';
import { parseKept } from './read-kept.js';
import { useDraftId } from './use-draft.js';

/** A value that survives a reload and a new sign-in, like a draft; reading it costs nothing after the first time. */
export interface Kept<T extends object> {
  read(): Partial<T>;
  /** Keeps this value in place of the former one; nothing where it is empty. */
  write(value: Partial<T>): void;
}

export function useKept<T extends object>(name: string): Kept<T> {
  const id = useDraftId()(name);
  return useMemo(() => createKept<T>(id), [id]);
}

/** @param id of the draft, with its user */
export function createKept<T extends object>(id: string): Kept<T> {
  let value: Partial<T> | undefined;
  return {
    read: () => (value ??= parseKept(browserStore.readDraft(id)) as Partial<T>),
    write: (next) => {
      value = next;
      const text = JSON.stringify(next);
      if (text === '{}') browserStore.removeDraft(id);
      else browserStore.writeDraft(id, text);
    },
  };
}
