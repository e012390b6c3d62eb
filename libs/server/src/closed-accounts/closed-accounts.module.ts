import { type DynamicModule, Module } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { AuthEnv } from '../environment/env.js';
import type { Logger } from '../log/log.js';
import { ClosedAccounts } from './closed-accounts.js';
import { ClosedAccountsFeed } from './closed-accounts-feed.js';
import { eraseAccount } from './erase-account.js';

/**
 * Tells which accounts are closed, and erases their rows when their time has come. A hosted auth project reports no
 * closed accounts, so nothing is polled there.
 */
@Module({})
export class ClosedAccountsModule {
  static forRoot({ AUTH_URL: authUrl }: AuthEnv, log: Logger): DynamicModule {
    const closed = new ClosedAccounts(!authUrl);
    const feed = {
      provide: ClosedAccountsFeed,
      inject: [Database],
      useFactory: (db: Database) =>
        new ClosedAccountsFeed({
          authUrl: authUrl ?? '',
          service: db.schema,
          closed,
          erase: (userId) => eraseAccount(db, userId),
          log,
        }),
    };
    return {
      module: ClosedAccountsModule,
      global: true,
      providers: [{ provide: ClosedAccounts, useValue: closed }, ...(authUrl ? [feed] : [])],
      exports: [ClosedAccounts],
    };
  }
}
