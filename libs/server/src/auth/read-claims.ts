import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { InvalidTokenError, SecondFactorRequiredError, type SignedInUser } from './auth-verifier.js';

/** Claims of a token (RFC 7519) that every verifier requires. */
export const CHECKS = {
  audience: 'authenticated',
  clockTolerance: 5,
  requiredClaims: ['sub', 'session_id', 'role', 'exp'],
};

/** Claims that the operator's token must have: it has no session, and no user. */
export const OPERATOR_CHECKS = { clockTolerance: CHECKS.clockTolerance, requiredClaims: ['role', 'exp'] };

/** Issuer of the service key of a hosted project, whatever its address is. */
export const SERVICE_KEY_ISSUER = 'supabase';

/** Whether verified claims are the operator's. */
export const isOperatorsClaims = ({ role }: JWTPayload): boolean => role === 'service_role';

/** Longer than any token of ours; a larger one is refused unread. */
const MAX_TOKEN = 8_192;

/** The level of a session that has shown two factors. */
const ASSURED = 'aal2';

const Claims = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  session_id: z.uuid(),
  aal: z.string().optional().catch(undefined),
  second_factor: z.boolean().optional(),
  email: z.string().optional(),
  user_metadata: z
    .object({ full_name: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** @throws InvalidTokenError when it is longer than any token of ours */
export function assertReadable(token: string): void {
  if (token.length > MAX_TOKEN) throw new InvalidTokenError('The token is too long.');
}

/**
 * The user that verified claims name. The claim `second_factor` says whether the account has one: the embedded auth
 * service puts it into every token, a hosted one by a hook.
 * @throws InvalidTokenError when a claim is missing, or they are for another audience
 * @throws SecondFactorRequiredError when the account has a second factor that the session has not proved
 */
export function readClaims(payload: JWTPayload): SignedInUser {
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw new InvalidTokenError('The token lacks a claim.');
  const { sub, session_id, email, user_metadata, aal, second_factor: hasSecondFactor } = claims.data;
  if (hasSecondFactor && aal !== ASSURED) throw new SecondFactorRequiredError('The second factor was not shown.');
  return {
    id: sub,
    email: email ?? '',
    fullName: user_metadata?.full_name ?? '',
    sessionId: session_id,
    assured: aal === ASSURED,
  };
}

/** Whether a token leaves open that its user has a second factor: one of a hosted service without our hook. */
export const leavesFactorOpen = ({ aal, second_factor }: JWTPayload): boolean =>
  aal !== ASSURED && second_factor === undefined;
