import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CodeTries } from '../limits/code-tries.js';
import { type Account, nameOf, UserEntity } from '../accounts/user.entity.js';
import type { OneTimeTokenEntity } from './one-time-token.entity.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';
import type { OneTimeKind } from '../mail/mailer.js';

/**
 * Several users may want one new address. The mails' limit keeps the number of codes that are still valid below this.
 */
const MOST_WAITING = 10;

/** Finds the user of an entered code and an address or number, and limits the number of tries. */
@Injectable()
export class CodeFinder {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(CodeTries) private readonly codeTries: CodeTries,
  ) {}

  /** Null when the code is wrong, used, old, tried too often or of another kind, or the account is unknown. */
  async find(account: Account, code: string, kinds: OneTimeKind[]): Promise<OneTimeTokenEntity | null> {
    const name = nameOf(account);
    if (!(await this.codeTries.allow(name))) return null;
    const token =
      (await this.findOf(await this.owners(account), code, without(kinds, 'email_change_new'))) ??
      (kinds.includes('email_change_new')
        ? await this.findOf(await this.waiting(name), code, ['email_change_new'])
        : null);
    if (token) await this.codeTries.succeeded(name);
    return token;
  }

  private async findOf(users: UserEntity[], code: string, kinds: OneTimeKind[]): Promise<OneTimeTokenEntity | null> {
    for (const { id } of users) {
      const token = await this.tokens.findByCode(id, code, kinds);
      if (token) return token;
    }
    return null;
  }

  private owners(account: Account): Promise<UserEntity[]> {
    return this.dataSource.manager.findBy(UserEntity, account);
  }

  private waiting(newEmail: string): Promise<UserEntity[]> {
    const order = { emailChangeSentAt: 'DESC' } as const;
    return this.dataSource.manager.find(UserEntity, { where: { newEmail }, order, take: MOST_WAITING });
  }
}

const without = (kinds: OneTimeKind[], left: OneTimeKind): OneTimeKind[] => kinds.filter((kind) => kind !== left);
