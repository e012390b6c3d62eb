import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { InvalidTokenError, type SignedInUser } from './auth-verifier.js';

/** Claims of a token (RFC 7519) that every verifier requires. */
export const CHECKS = {
  audience: 'authenticated',
  clockTolerance: 5,
  requiredClaims: ['sub', 'session_id', 'role', 'exp'],
};

/** Longer than any token of ours; a larger one is refused unread. */
const MAX_TOKEN = 8_192;

const Claims = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  session_id: z.uuid(),
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

/** The user whom verified claims name. @throws InvalidTokenError when one is missing, or they are for somebody else */
export function readClaims(payload: JWTPayload): SignedInUser {
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw new InvalidTokenError('The token lacks a claim.');
  const { sub, session_id, email, user_metadata } = claims.data;
  return { id: sub, email: email ?? '', fullName: user_metadata?.full_name ?? '', sessionId: session_id };
}
