import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { InstanceSecrets } from '../crypto/instance-secrets.js';
import type { SigningKeyEntity } from './signing-key.entity.js';

export const SIGNING_ALGORITHM = 'ES256';

/** A new key that can verify but does not sign yet; its private half is sealed. */
export async function makeSigningKey(secrets: InstanceSecrets, now: Date): Promise<SigningKeyEntity> {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = Buffer.from(JSON.stringify(await exportJWK(pair.privateKey)));
  return {
    kid,
    state: 'verify',
    publicJwk: { ...publicJwk, kid, alg: SIGNING_ALGORITHM, use: 'sig', key_ops: ['verify'] },
    privateJwk: secrets.seal('signing-key', kid, privateJwk),
    signsFrom: null,
    retiresAt: null,
    createdAt: now,
  };
}
