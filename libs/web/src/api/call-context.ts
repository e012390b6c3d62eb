import type { ClientContext } from '@orpc/client';

/** Options of a single call beside its input. */
export interface CallContext extends ClientContext {
  /** Makes it safe to create again under the same key: the server does it once. */
  readonly idempotencyKey?: string;
  /** The version that is to be changed; where it is another one by now, the call ends with 412. */
  readonly version?: number;
  /** Is told where the list that is answered goes on; not called at its end. */
  readonly onNext?: (cursor: string) => void;
}

/** A new `Idempotency-Key`: 128 random bits, also where the page was not opened over https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new UUID (version 4), also where the page was not opened over https. */
export function newId(): string {
  const key = newKey();
  const variant = ((parseInt(key.charAt(16), 16) & 3) | 8).toString(16);
  return [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, variant + key.slice(17, 20), key.slice(20)].join(
    '-',
  );
}
