import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { decodeJwt } from 'jose/jwt/decode';

/** Facts about the signed-in user. */
export interface SessionFacts {
  /** 'second-factor': the password, or a mail's link, was right, and a code from the user's app has yet to be. */
  readonly status: 'loading' | 'signed-out' | 'second-factor' | 'signed-in';
  readonly session: Session | null;
  /** The session came from the link of a password-reset mail. */
  readonly recovering: boolean;
  /** The session ended by itself while the product was in use: not by a press on 'Sign Out'. */
  readonly ended: boolean;
}

export const UNKNOWN_SESSION: SessionFacts = { status: 'loading', session: null, recovering: false, ended: false };
export const NO_SESSION: SessionFacts = { status: 'signed-out', session: null, recovering: false, ended: false };

/** The facts after an event of the auth client. `leaving`: the user asked for the sign-out that is under way. */
export function afterEvent(
  last: SessionFacts,
  event: AuthChangeEvent,
  session: Session | null,
  leaving: boolean,
): SessionFacts {
  if (!session) return { ...NO_SESSION, ended: !leaving && (last.ended || last.session !== null) };
  return {
    status: awaitsSecondFactor(session) ? 'second-factor' : 'signed-in',
    session,
    recovering: event === 'PASSWORD_RECOVERY' || last.recovering,
    ended: false,
  };
}

/**
 * Whether the session's user has set up a second factor that was not proved in it: what the auth client calls a next
 * level of 'aal2'. Read from the session itself, so that nothing is shown while an answer is on its way.
 */
export function awaitsSecondFactor({ access_token, user }: Session): boolean {
  const enrolled = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return enrolled && decodeJwt(access_token)['aal'] !== 'aal2';
}
