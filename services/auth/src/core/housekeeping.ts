import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '@berea/server';
import { DataSource, LessThan } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { FlowStates } from '../flow-states/flow-states.service.js';
import { KeyRotation } from '../keys/key-rotation.js';
import { SigningKeys } from '../keys/signing-keys.js';
import { FactorsService } from '../factors/factors.service.js';
import { Mailer } from '../mail/mailer.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { OutboxMailer } from '../mail/outbox-mailer.js';
import { OneTimeTokenEntity } from '../one-time/one-time-token.entity.js';
import { Revocations } from '../revocations/revocations.service.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { AuthConfig } from './auth-config.js';
import { addSeconds, Clock } from './clock.js';

export const HOUSEKEEPING_LOG = Symbol('housekeeping log');
const EVERY_MS = 600_000;

/** Removes what has run out: nothing reads it any more, and nothing of it should be kept. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(FlowStates) private readonly flows: FlowStates,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(AuditLog) private readonly auditLog: AuditLog,
    @Inject(Revocations) private readonly revocations: Revocations,
    @Inject(KeyRotation) private readonly rotation: KeyRotation,
    @Inject(SigningKeys) private readonly keys: SigningKeys,
    @Inject(FactorsService) private readonly factors: FactorsService,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(HOUSEKEEPING_LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () => this.sweep().catch((error: unknown) => this.log.warn({ err: error }, 'could not tidy up'));
    this.timer = setInterval(() => void sweep(), EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.rotation.advance();
    await this.keys.reload();
    const now = this.clock.now();
    const { manager } = this.dataSource;
    await manager.delete(OneTimeTokenEntity, { linkExpiresAt: LessThan(now) });
    await manager.delete(SessionEntity, {
      refreshedAt: LessThan(addSeconds(now, -this.config.sessionInactivitySeconds)),
    });
    await manager.delete(SessionEntity, { createdAt: LessThan(addSeconds(now, -this.config.sessionLifetimeSeconds)) });
    await this.factors.prune(manager);
    await this.flows.prune();
    await this.throttle.prune();
    await this.revocations.prune();
    await this.auditLog.prune();
    if (this.mailer instanceof OutboxMailer) await this.mailer.prune();
  }
}
