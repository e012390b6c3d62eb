import type { Session } from '@supabase/supabase-js';
import { decodeJwt } from 'jose/jwt/decode';

/**
 * Whether the session's user has set up a second factor that was not proved in it: what the auth client calls a next
 * level of 'aal2'. Read from the session itself, so that nothing is shown while an answer is on its way.
 */
export function awaitsSecondFactor({ access_token, user }: Session): boolean {
  const enrolled = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return enrolled && decodeJwt(access_token)['aal'] !== 'aal2';
}
