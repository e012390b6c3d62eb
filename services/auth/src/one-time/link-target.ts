import type { PkceChallenge } from '../http/pkce.js';

/** What the link of a mail leads to. */
export interface LinkTarget {
  /** As asked for; it is followed only where that is allowed. */
  readonly redirectTo: string;
  /** Given, only the browser that asked can finish what the link begins. */
  readonly pkce?: PkceChallenge | undefined;
}
