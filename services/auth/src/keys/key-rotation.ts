import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { makeSigningKey } from './make-signing-key.js';
import { SigningKeyEntity } from './signing-key.entity.js';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { SigningKeys } from './signing-keys.js';

/** Published keys may be kept by a cache (max-age) and then by whoever verifies, ten minutes each. */
const PUBLISHED_BEFORE_S = 1_200;
/** Another process may sign with the former key until it has looked again; clocks differ a little. */
const KEPT_AFTER_S = 1_200;

/**
 * Exchanges the signing key without signing anybody out: the new one is published, after 20 min it signs, and the former
 * one stays published until its last token has run out.
 */
@Injectable()
export class KeyRotation {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Publishes a new key.
   * @returns when it will sign
   * @throws RotationUnderWay when a new key is waiting already
   */
  async begin(): Promise<{ kid: string; signsFrom: Date }> {
    const now = this.clock.now();
    const signsFrom = addSeconds(now, PUBLISHED_BEFORE_S);
    const key = { ...(await makeSigningKey(this.secrets, now)), signsFrom };
    await this.dataSource.transaction(async (manager) => {
      // Two operators at once begin one rotation.
      await manager.query('lock table auth.signing_keys in share row exclusive mode');
      const waiting = await manager.findOneBy(SigningKeyEntity, { signsFrom: Not(IsNull()) });
      if (waiting?.signsFrom) throw new RotationUnderWay(waiting.signsFrom);
      await manager.insert(SigningKeyEntity, key);
    });
    return { kid: key.kid, signsFrom };
  }

  /** Takes every step whose time has come. Any number of processes may call it. */
  async advance(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const due = { signsFrom: LessThanOrEqual(now) };
      const next = await manager.findOne(SigningKeyEntity, { where: due, lock: { mode: 'pessimistic_write' } });
      if (!next) return;
      const retiresAt = addSeconds(now, this.config.accessTokenSeconds + KEPT_AFTER_S);
      await manager.update(SigningKeyEntity, { state: 'sign' }, { state: 'verify', retiresAt });
      await manager.update(SigningKeyEntity, { kid: next.kid }, { state: 'sign', signsFrom: null });
    });
    await this.dataSource.manager.delete(SigningKeyEntity, { retiresAt: LessThanOrEqual(now) });
  }

  /**
   * For a key that others may know: a new one signs at once, and every token of the former ones is void.
   * Sessions go on: their refresh tokens do not depend on it.
   */
  async replaceAll(): Promise<{ kid: string }> {
    const key = { ...(await makeSigningKey(this.secrets, this.clock.now())), state: 'sign' as const };
    await this.dataSource.transaction(async (manager) => {
      await manager.query('lock table auth.signing_keys in share row exclusive mode');
      await manager.deleteAll(SigningKeyEntity);
      await manager.insert(SigningKeyEntity, key);
    });
    return { kid: key.kid };
  }
}

/** Takes the steps of a rotation whose time has come, and has this process sign by what is in force then. */
@Injectable()
export class KeyUpkeep implements Prunes {
  constructor(
    @Inject(KeyRotation) private readonly rotation: KeyRotation,
    @Inject(SigningKeys) private readonly keys: SigningKeys,
  ) {}

  async [PRUNE](): Promise<void> {
    await this.rotation.advance();
    await this.keys.reload();
  }
}

export class RotationUnderWay extends Error {
  constructor(readonly signsFrom: Date) {
    super(`A new key is published already; it will sign from ${signsFrom.toISOString()}.`);
  }
}
