import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.js';
import { browserStore } from '../storage/browser-store.js';

const SAVE_AFTER_MS = 300;

/** The id under which the browser keeps something that the signed-in user has not saved yet. */
export function useDraftId(): (name: string) => string {
  const userId = useSession().user?.id ?? 'nobody';
  return useCallback((name) => `${userId}:${name}`, [userId]);
}

/** Forgets the draft of something that no longer exists, and what was kept for saving it, without reading them. */
export function useForgetDraft(): (name: string) => void {
  const idOf = useDraftId();
  return useCallback(
    (name) => {
      browserStore.removeDraft(idOf(name));
      browserStore.removeDraft(idOf(savingOf(name)));
    },
    [idOf],
  );
}

/** Whether what is typed there is lost with the page, since the browser refuses to keep it. The page has to say so. */
export function useIsFleeting(name: string): boolean {
  const id = useDraftId()(name);
  return useSyncExternalStore(browserStore.watchDrafts, () => browserStore.isFleeting(id));
}

const ADDED = 'berea-draft-added';
interface Added {
  readonly id: string;
  readonly words: string;
}

const withWords = (text: string, words: string): string =>
  text.trim() && text.trim() !== words ? `${text.trimEnd()}\n${words}` : words;

/** Puts words into a draft from elsewhere on the page, on screen or not, below what is typed there: that is never lost. */
export function useAddToDraft(): (name: string, words: string) => void {
  const idOf = useDraftId();
  return useCallback(
    (name, words) => {
      const id = idOf(name);
      const taken = new CustomEvent<Added>(ADDED, { detail: { id, words }, cancelable: true });
      if (!window.dispatchEvent(taken)) return;
      browserStore.writeDraft(id, withWords(browserStore.readDraft(id) ?? '', words));
    },
    [idOf],
  );
}

/** The field of a draft, while it is on screen, takes what is added: it knows what was typed a moment ago. */
function useAddedWords(id: string, text: string, setText: (text: string) => void): void {
  const typed = useRef(text);
  useEffect(() => {
    typed.current = text;
  }, [text]);
  useEffect(() => {
    const onAdded = (event: Event) => {
      const { detail } = event as CustomEvent<Added>;
      if (detail.id !== id) return;
      event.preventDefault();
      setText(withWords(typed.current, detail.words));
    };
    window.addEventListener(ADDED, onAdded);
    return () => window.removeEventListener(ADDED, onAdded);
  }, [id, setText]);
}

/** Key of the data beside a form's text that is needed to save that text once. */
export const savingOf = (name: string): string => `${name}:saving`;

/**
 * Text that survives a failed save, an expired session and a reload, kept per user under `name`
 * (for example 'chat' or 'note:new'). `clear` is called once the server has it.
 * @returns the text, its setter, and `clear`
 */
export function useDraft(
  name: string,
  initial = '',
): [text: string, setText: (text: string) => void, clear: () => void] {
  const id = useDraftId()(name);
  const [text, setState] = useState(() => browserStore.readDraft(id) ?? initial);
  const pending = useRef<{ id: string; text: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useCallback(() => {
    const last = pending.current;
    if (!last) return;
    clearTimeout(last.timer);
    pending.current = null;
    if (last.text) browserStore.writeDraft(last.id, last.text);
    else browserStore.removeDraft(last.id);
  }, []);

  const setText = useCallback(
    (next: string) => {
      setState(next);
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { id, text: next, timer: setTimeout(flush, SAVE_AFTER_MS) };
    },
    [flush, id],
  );

  const clear = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = null;
    setState('');
    browserStore.removeDraft(id);
  }, [id]);

  useAddedWords(id, text, setText);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return [text, setText, clear];
}
