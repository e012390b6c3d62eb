import type { JWK } from 'jose';
import { z } from 'zod';

const shared = {
  kid: z.string().min(1),
  use: z.literal('sig').optional(),
  d: z.never('must not hold a private key').optional(),
};
const PublicKey = z.discriminatedUnion('kty', [
  z.object({
    ...shared,
    kty: z.literal('RSA'),
    alg: z.literal('RS256').default('RS256'),
    n: z.string().min(342, 'must have at least 2048 bits'),
    e: z.string().min(1),
  }),
  z.object({
    ...shared,
    kty: z.literal('EC'),
    alg: z.literal('ES256').default('ES256'),
    crv: z.literal('P-256'),
    x: z.string().min(1),
    y: z.string().min(1),
  }),
]);
const KeySet = z.preprocess(
  (given) => (Array.isArray(given) ? { keys: given } : given),
  z.object({ keys: z.array(PublicKey) }),
);

/** A JSON Web Key Set, or the list in it, of public RS256 and ES256 keys with a `kid` each. */
export const VerificationKeys = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(KeySet)
  .transform(({ keys }): JWK[] => keys.map(({ d: _none, ...key }) => ({ ...key, use: 'sig', key_ops: ['verify'] })));
