import { useSermonsHolding } from '../data/sermons.js';
import { useMemo } from 'react';
import { findIllustrations } from './find-illustrations.js';
import { type Use, usesWithin } from './uses-within.js';

/** An illustration that was told already. */
export interface ToldBefore extends Use {
  /** How it begins. */
  readonly phrase: string;
}

/** The illustrations of a sermon that were told in another one within the last twelve months. @param id of the sermon itself */
export function useToldBefore(
  id: string | undefined,
  body: string,
): { readonly told: readonly ToldBefore[]; readonly error: unknown } {
  const phrases = useMemo(() => findIllustrations(body), [body]);
  const { data, error } = useSermonsHolding(phrases);
  const told = useMemo(() => {
    return phrases.flatMap((phrase) => {
      const others = (data?.get(phrase) ?? []).filter((sermon) => sermon.id !== id);
      return usesWithin(phrase, others).map((use) => ({ phrase, ...use }));
    });
  }, [phrases, data, id]);
  return { told, error };
}
