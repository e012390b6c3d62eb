import {
  useApi,
  keepNewest,
  openTextOf,
  openTexts,
  type TextStore,
  useDraftId,
  useTextStore,
  useSession,
  TransportError,
  showOne,
} from '@berea/web';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type KeptText, UNKNOWN_VERSION } from './autosave-state.js';
import { EMPTY_SERMON, sameText, type SermonText, textOfSermon, wholeText } from './sermon-text.js';

/** The name of what was begun and has no id yet. */
export const NEW = 'new';
/** So many saved sermons a browser keeps. */
const MOST_KEPT = 20;

type Kept = KeptText<SermonText>;

/** The sermons that this browser keeps of its user. */
export const useSermonStore = (): TextStore<Kept> => useTextStore<Kept>('sermon');

/** A sermon as it is opened to be written on: what this browser kept, or what the server has. */
export interface OpenedSermon extends Kept {
  /** Whether it comes from this browser because the server could not be reached. */
  readonly offline: boolean;
}

/**
 * A sermon as a browser kept it, read field by field. One that was kept under an id and without what it goes back to is
 * the sermon of that id, not a new one: it is joined with what the server has.
 */
export function wholeKept(name: string, kept: Kept): Kept {
  const { base = name === NEW ? undefined : { id: name, version: UNKNOWN_VERSION, content: EMPTY_SERMON } } = kept;
  return {
    ...kept,
    content: wholeText(kept.content),
    base: base && { ...base, content: wholeText(base.content) },
  };
}

/**
 * Opens a sermon to write on it. The outbox leaves it alone from then on. If the outbox is sending it at that moment, it
 * is opened afterwards: a new one then has the id that this gave it.
 */
export function useOpenToWrite(id: string | undefined) {
  const text = useDraftId()(openTextOf(id ?? NEW));
  // Before the query of below begins.
  useEffect(() => openTexts.enter(text), [text]);
  return useOpenSermon(id, { sent: () => openTexts.whenSent(text) });
}

interface Opening {
  /** Is handed what this browser keeps of it, before the server has answered; the same at each rendering. */
  readonly onKept?: (kept: OpenedSermon) => void;
  /** Is waited for first. @returns the id that a sermon without one has by now */
  readonly sent?: () => Promise<string | undefined>;
}

/**
 * Opens a sermon, or one that was begun and has no id yet. Unsaved text comes back, and without a network the last text
 * that this browser saw. It is read again each time, since another device may have written on.
 */
export function useOpenSermon(asked: string | undefined, { onKept, sent }: Opening = {}) {
  const { sermons } = useApi();
  const store = useSermonStore();
  const { user } = useSession();
  return useQuery({
    queryKey: ['open-sermon', user?.id, asked ?? NEW],
    queryFn: async (): Promise<OpenedSermon> => {
      const id = (await sent?.()) ?? asked;
      const found = await store.read(id ?? NEW);
      const kept = found && wholeKept(id ?? NEW, found);
      if (!id) return { content: EMPTY_SERMON, unsaved: false, ...kept, offline: false };
      if (kept) onKept?.({ ...kept, offline: true });
      try {
        const sermon = await showOne(sermons, id);
        const content = textOfSermon(sermon);
        // Unsaved text goes on over the version that it was typed over: its save finds out what else was changed.
        // The answer to its last save may have come after the page was left, though.
        if (kept?.unsaved && !sameText(kept.content, content)) return { ...kept, offline: false };
        const opened = { content, base: { id, version: sermon.version, content }, unsaved: false };
        // For when there is no network, in the pulpit above all.
        void store.write(id, opened).then(() => keepNewest(MOST_KEPT));
        return { ...opened, offline: false };
      } catch (error) {
        const missing = error instanceof TransportError && error.status === 404;
        if (kept && (kept.unsaved || !missing)) return { ...kept, offline: !missing };
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
}
