import type { WeakPassword } from '../crypto/password-policy.js';
import type { UserView } from '../accounts/user-view.js';

/** A session as the protocol writes it. */
export interface GrantedSession {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserView;
  /** After sign-in with a password that would no longer be taken. */
  readonly weak_password?: WeakPassword;
}
