import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { SessionEntity } from '../accounts/session.entity.js';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { PRUNE, type Prunes } from '../core/housekeeping.js';

/** Sessions that no refresh can bring back any more. */
@Injectable()
export class ExpiredSessions implements Prunes {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async [PRUNE](): Promise<void> {
    const { manager } = this.dataSource;
    const ago = (seconds: number) => LessThan(addSeconds(this.clock.now(), -seconds));
    await manager.delete(SessionEntity, { refreshedAt: ago(this.config.sessionInactivitySeconds) });
    await manager.delete(SessionEntity, { createdAt: ago(this.config.sessionLifetimeSeconds) });
  }
}
