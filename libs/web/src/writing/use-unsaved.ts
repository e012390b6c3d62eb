import { useSyncExternalStore } from 'react';
import { browserStore } from '../storage/browser-store.js';
import { parseKept } from './read-kept.js';
import { savingOf, useDraftId } from './use-draft.js';

/** An unsaved text of a form. */
export interface Unsaved {
  /** As the form keeps it. */
  readonly text: string;
  /** The version that it was typed over; undefined where that is not known. */
  readonly version: number | undefined;
  /** It is sent by itself when there is a network. */
  readonly waiting: boolean;
}

/** The unsaved text of a form of this name; undefined if there is none. */
export function useUnsaved(name: string): Unsaved | undefined {
  const idOf = useDraftId();
  const kept: KeptBeside = parseKept(useStoredDraft(idOf(savingOf(name))));
  const text = useStoredDraft(idOf(name)) || kept.aside;
  return text ? { text, version: kept.version, waiting: kept.waiting !== undefined } : undefined;
}

const useStoredDraft = (id: string): string | null =>
  useSyncExternalStore(browserStore.watchDrafts, () => browserStore.readDraft(id));

interface KeptBeside {
  readonly version?: number;
  readonly aside?: string;
  readonly waiting?: unknown;
}
