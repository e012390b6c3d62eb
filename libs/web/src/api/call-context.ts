import type { ClientContext } from '@orpc/client';

/** What a single call says beside its input. */
export interface CallContext extends ClientContext {
  /** Makes it safe to create again under the same key: the server does it once. */
  readonly idempotencyKey?: string;
  /** The version that is to be changed; where it is another one by now, the call ends with 412. */
  readonly version?: number;
  /** Is told where the list that is answered goes on; not called at its end. */
  readonly onNext?: (cursor: string) => void;
}
