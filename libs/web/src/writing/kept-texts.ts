import { useMemo } from 'react';
import { useSession } from '../session/session-context.js';
import { type TextStore, textStore } from '../storage/text-store.js';

/** The least that is known here of a text that saves itself; the rest is its app's own. */
export interface KeptTitle {
  readonly content: { readonly title: string };
  /** Whether the server lacks it. */
  readonly unsaved: boolean;
}

/** Texts that save themselves: where this browser keeps them, and the remote that writes and sends them. */
export const KEPT_TEXTS = { sermon: { prefix: 'berea_sermon_draft:', remote: 'sermon' } } as const;

/** The texts of one kind that this browser keeps of its user. */
export function useTextStore<Kept extends KeptTitle>(kind: keyof typeof KEPT_TEXTS): TextStore<Kept> {
  const owner = useSession().user?.id ?? 'nobody';
  return useMemo(() => textStore<Kept>(KEPT_TEXTS[kind].prefix, owner), [kind, owner]);
}
