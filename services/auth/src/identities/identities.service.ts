import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import type { SignedIn } from '../sessions/bearer.guard.js';
import { IdentityEntity } from '../accounts/identity.entity.js';
import { lockSignedIn } from '../accounts/lock-user.js';
import { NO_EMAIL_CHANGE, UserEntity } from '../accounts/user.entity.js';

/** The ways to sign in to one account. */
@Injectable()
export class IdentitiesService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Removes one of several identities, with its address or number, and voids the mails that were sent to it. */
  async remove({ user, session }: SignedIn, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { appMetadata } = await lockSignedIn(manager, user.id);
      const identities = await manager.find(IdentityEntity, {
        where: { userId: user.id },
        order: { createdAt: 'ASC' },
      });
      if (identities.length < 2)
        throw new GoTrueError(
          422,
          'single_identity_not_deletable',
          'User must have at least 1 identity after unlinking',
        );
      const removed = identities.find((identity) => identity.id === id);
      if (!removed) throw new GoTrueError(422, 'identity_not_found', `Identity doesn't exist`);
      const providers = identities.filter((identity) => identity !== removed).map(({ provider }) => provider);
      await manager.delete(IdentityEntity, { id, userId: user.id });
      await manager.update(
        UserEntity,
        { id: user.id },
        {
          ...(removed.provider === 'phone'
            ? { phone: '', phoneConfirmedAt: null }
            : { email: '', emailConfirmedAt: null, ...NO_EMAIL_CHANGE }),
          appMetadata: { ...appMetadata, provider: providers[0] ?? '', providers },
          updatedAt: this.clock.now(),
        },
      );
      await this.tokens.clear(manager, user.id);
    });
    this.audit.record('identity_removed', user.id, session.id);
  }
}
