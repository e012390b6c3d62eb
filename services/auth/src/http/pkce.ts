import { z } from 'zod';
import { AuthError } from '../errors/auth-error.js';

/** Clients of the implicit flow send both as null. */
export const PkcePair = z.object({
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
});

/** @throws AuthError 400 when the client wants the PKCE flow: links of this service carry the session itself */
export function refusePkce({ code_challenge: challenge, code_challenge_method: method }: z.output<typeof PkcePair>) {
  if (!challenge !== !method) throw AuthError.invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge) throw AuthError.invalid(`The PKCE flow is not enabled. Create the client with flowType 'implicit'.`);
}
