import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { makeSigningKey } from './make-signing-key.js';
import { SigningKeyEntity } from './signing-key.entity.js';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { SigningKeys } from './signing-keys.js';

/** A cache may keep published keys (max-age), and then a verifier may keep them: ten minutes each. */
const PUBLISHED_BEFORE_S = 1_200;
/** Another process may sign with the former key until it reads the keys again; clocks differ a little. */
const KEPT_AFTER_S = 1_200;

/**
 * Replaces the signing key without signing anyone out: the new key is published, signs after 20 min, and the former
 * key stays published until its last token has expired.
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
      // The lock makes two operators who act at the same time begin one rotation.
      await manager.query('lock table auth.signing_keys in share row exclusive mode');
      const waiting = await manager.findOneBy(SigningKeyEntity, { signsFrom: Not(IsNull()) });
      if (waiting?.signsFrom) throw new RotationUnderWay(waiting.signsFrom);
      await manager.insert(SigningKeyEntity, key);
    });
    return { kid: key.kid, signsFrom };
  }

  /** Takes every step that is due. Any number of processes may call it. */
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
   * For a compromised key: a new key signs at once, and every token of the former keys is void. Sessions continue,
   * since their refresh tokens do not depend on the key.
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

/** Takes the due steps of a rotation, then loads the resulting keys into this process. */
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
