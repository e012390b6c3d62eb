import { useMemo } from 'react';
import { type Attempt, keyFor } from './attempt.js';
import { type Kept, useKept } from './use-kept.js';

/** As a button's attempt is kept: its content as JSON. */
interface Sending {
  readonly key: string;
  readonly content: string;
}

const attemptIn = (kept: Kept<Sending>): Kept<Attempt<string>> => ({
  read: () => {
    const { key, content } = kept.read();
    return key && content ? { key, sent: [content] } : {};
  },
  write: ({ key, sent = [] }) => kept.write(key ? { key, content: sent.at(-1) ?? '' } : {}),
});

/**
 * The `Idempotency-Key` of what a button sends: the same again for the same content until it arrived, also after a reload.
 * @param name what the button does, such as 'chat'
 */
export function useRetryKey(name: string): { keyFor(content: object): string; arrived(): void } {
  const kept = useKept<Sending>(`${name}:sending`);
  return useMemo(() => {
    const attempt = attemptIn(kept);
    return {
      keyFor: (content) => keyFor(attempt, JSON.stringify(content)),
      arrived: () => attempt.write({}),
    };
  }, [kept]);
}
