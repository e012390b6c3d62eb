import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { DataSource } from 'typeorm';
import type { Clock } from '../core/clock.js';
import type { InstanceSecrets } from '../crypto/instance-secrets.js';
import { SigningKeyEntity } from './signing-key.entity.js';

export const SIGNING_ALGORITHM = 'ES256';

/** The keys that sign and verify access tokens. */
export class SigningKeys {
  private constructor(
    readonly kid: string,
    readonly privateKey: CryptoKey,
    /** Public halves only. */
    readonly published: { readonly keys: JWK[] },
  ) {}

  /**
   * Reads the keys, and makes the first one at the first start.
   * @throws Error when AUTH_INSTANCE_KEY is not the one that they were sealed with
   */
  static async load(dataSource: DataSource, secrets: InstanceSecrets, clock: Clock): Promise<SigningKeys> {
    let keys = await readKeys(dataSource);
    if (!keys.some(({ state }) => state === 'sign')) {
      await makeKey(dataSource, secrets, clock);
      keys = await readKeys(dataSource);
    }
    const signer = keys.find(({ state }) => state === 'sign');
    if (!signer) throw new Error('There is no key to sign with.');
    const privateKey = await importJWK(unseal(secrets, signer), SIGNING_ALGORITHM);
    return new SigningKeys(signer.kid, privateKey as CryptoKey, { keys: keys.map(({ publicJwk }) => publicJwk) });
  }
}

const readKeys = (dataSource: DataSource): Promise<SigningKeyEntity[]> =>
  dataSource.manager.find(SigningKeyEntity, { order: { createdAt: 'DESC' } });

async function makeKey(dataSource: DataSource, secrets: InstanceSecrets, clock: Clock): Promise<void> {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = Buffer.from(JSON.stringify(await exportJWK(pair.privateKey)));
  await dataSource
    .createQueryBuilder()
    .insert()
    .into(SigningKeyEntity)
    .values({
      kid,
      state: 'sign',
      publicJwk: { ...publicJwk, kid, alg: SIGNING_ALGORITHM, use: 'sig', key_ops: ['verify'] },
      privateJwk: secrets.seal('signing-key', kid, privateJwk),
      createdAt: clock.now(),
    })
    .orIgnore()
    .execute();
}

function unseal(secrets: InstanceSecrets, { kid, privateJwk }: SigningKeyEntity): JWK {
  try {
    return JSON.parse(secrets.open('signing-key', kid, privateJwk).toString()) as JWK;
  } catch (error) {
    throw new Error('AUTH_INSTANCE_KEY is not the one that this database was set up with.', { cause: error });
  }
}
