import { GoTrueError } from '@berea/server';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Clients of the implicit flow send both as null. */
export const PkcePair = z.object({
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
});

/** A value whose verifier the browser that began a flow must know: base64url of the verifier's SHA-256. */
export type PkceChallenge = string & { readonly __brand: 'PkceChallenge' };

/**
 * The challenge of a request; undefined in the implicit flow.
 * @throws GoTrueError 400 when only one of the two is there, or it is not a valid challenge
 */
export function readPkce({
  code_challenge: challenge,
  code_challenge_method: method,
}: z.output<typeof PkcePair>): PkceChallenge | undefined {
  if (!challenge && !method) return undefined;
  if (!challenge || !method) throw GoTrueError.invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < 43 || challenge.length > 128)
    throw GoTrueError.invalid('code challenge has to be between 43 and 128 characters');
  if (!/^[\w.~-]+$/.test(challenge))
    throw GoTrueError.invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  if (method.toLowerCase() === 's256') return challenge as PkceChallenge;
  // A plain challenge is the verifier itself, which must not be stored in clear.
  if (method.toLowerCase() === 'plain') return challengeOf(challenge);
  throw GoTrueError.invalid('code_challenge_method must be s256 or plain');
}

/** Compares in constant time. */
export function answersChallenge(verifier: string, challenge: string): boolean {
  const [one, other] = [Buffer.from(challengeOf(verifier)), Buffer.from(challenge)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const challengeOf = (verifier: string): PkceChallenge =>
  createHash('sha256').update(verifier).digest('base64url') as PkceChallenge;
