import { createLocalJWKSet, type CryptoKey, errors, importJWK, type JWK, type JWTVerifyGetKey } from 'jose';
import type { DataSource } from 'typeorm';
import { addSeconds, type Clock } from '../core/clock.js';
import type { InstanceSecrets } from '../crypto/instance-secrets.js';
import { makeSigningKey, SIGNING_ALGORITHM } from './make-signing-key.js';
import { SigningKeyEntity } from './signing-key.entity.js';

/** Tokens with unknown keys cause at most one database query in this time. */
const LOOK_AGAIN_S = 30;

export interface KeySet {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  /** Public halves only: our own keys, newest first, then those in AUTH_EXTRA_JWKS. */
  readonly published: { readonly keys: JWK[] };
  readonly ownKids: ReadonlySet<string>;
}

/** The keys that sign and verify access tokens, as last read from the database. */
export class SigningKeys {
  private find: JWTVerifyGetKey;
  private readAt: Date;

  private constructor(
    private keySet: KeySet,
    private readonly source: KeySource,
  ) {
    this.find = createLocalJWKSet(keySet.published);
    this.readAt = source.clock.now();
  }

  /**
   * Reads the keys, and makes the first one at the first start.
   * @throws Error when the keys were sealed with another AUTH_INSTANCE_KEY
   */
  static async load(source: KeySource): Promise<SigningKeys> {
    const rows = await readKeys(source.dataSource);
    if (!rows.some(({ state }) => state === 'sign')) await makeFirstKey(source);
    return new SigningKeys(await readKeySet(source), source);
  }

  get current(): KeySet {
    return this.keySet;
  }

  /** Loads the changes of a rotation, made here or in another process. */
  async reload(): Promise<KeySet> {
    this.readAt = this.source.clock.now();
    this.keySet = await readKeySet(this.source, this.keySet);
    this.find = createLocalJWKSet(this.keySet.published);
    return this.keySet;
  }

  /** Finds the key that a token names. It is always one of ours, whatever else the token's header points to. */
  readonly keyOf: JWTVerifyGetKey = async (header, token) => {
    try {
      return await this.find(header, token);
    } catch (error) {
      const mayBeNew = addSeconds(this.readAt, LOOK_AGAIN_S) <= this.source.clock.now();
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayBeNew) throw error;
      await this.reload();
      return this.find(header, token);
    }
  };
}

/** The source of keys. */
export interface KeySource {
  readonly dataSource: DataSource;
  readonly secrets: InstanceSecrets;
  readonly clock: Clock;
  readonly extraKeys: readonly JWK[];
}

const readKeys = (dataSource: DataSource): Promise<SigningKeyEntity[]> =>
  dataSource.manager.find(SigningKeyEntity, { order: { createdAt: 'DESC' } });

async function readKeySet({ dataSource, secrets, extraKeys }: KeySource, last?: KeySet): Promise<KeySet> {
  const rows = await readKeys(dataSource);
  const signer = rows.find(({ state }) => state === 'sign');
  if (!signer) throw new Error('There is no key to sign with.');
  return {
    kid: signer.kid,
    privateKey: signer.kid === last?.kid ? last.privateKey : await unseal(secrets, signer),
    published: { keys: [...rows.map(({ publicJwk }) => publicJwk), ...extraKeys] },
    ownKids: new Set(rows.map(({ kid }) => kid)),
  };
}

/** If two processes start together, they make one key: the second insert is ignored. */
async function makeFirstKey({ dataSource, secrets, clock }: KeySource): Promise<void> {
  const key = { ...(await makeSigningKey(secrets, clock.now())), state: 'sign' as const };
  await dataSource.createQueryBuilder().insert().into(SigningKeyEntity).values(key).orIgnore().execute();
}

async function unseal(secrets: InstanceSecrets, { kid, privateJwk }: SigningKeyEntity): Promise<CryptoKey> {
  let jwk: JWK;
  try {
    jwk = JSON.parse(secrets.open('signing-key', kid, privateJwk).toString()) as JWK;
  } catch (error) {
    throw new Error('AUTH_INSTANCE_KEY is not the one that this database was set up with.', { cause: error });
  }
  return (await importJWK(jwk, SIGNING_ALGORITHM)) as CryptoKey;
}
