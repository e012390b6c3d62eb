import { useMemo } from 'react';
import { useKept } from '../drafts/use-kept.js';
import { newKey } from '../api/call-context.js';

/**
 * The `Idempotency-Key` of what a button sends: the same again for the same content until it arrived, also after a reload.
 * @param name what the button does, such as 'chat'
 */
export function useRetryKey(name: string): { keyFor(content: object): string; arrived(): void } {
  const kept = useKept<{ key: string; content: string }>(`${name}:sending`);
  return useMemo(
    () => ({
      keyFor(sent: object): string {
        const content = JSON.stringify(sent);
        const last = kept.read();
        const key = last.content === content && last.key ? last.key : newKey();
        kept.write({ key, content });
        return key;
      },
      arrived: () => kept.write({}),
    }),
    [kept],
  );
}
