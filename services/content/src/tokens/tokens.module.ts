import { type DynamicModule, Module } from '@nestjs/common';
import { type AuthEnv, Clock, Database, type Logger, PersonalTokens } from '@berea/server';
import { KnownTokensController } from './known-tokens.controller.js';
import { StoredPersonalTokens } from './stored-personal-tokens.js';
import { TokensController } from './tokens.controller.js';
import { AUTH_URL, TokensService } from './tokens.service.js';

/** Personal tokens: their owners make and revoke them, and every service asks here whose one is. */
@Module({})
export class TokensModule {
  static forRoot({ AUTH_URL: authUrl }: AuthEnv, log: Logger): DynamicModule {
    return {
      module: TokensModule,
      global: true,
      controllers: [TokensController, KnownTokensController],
      providers: [
        TokensService,
        { provide: AUTH_URL, useFactory: () => authUrl },
        {
          provide: PersonalTokens,
          inject: [Database, Clock],
          useFactory: (db: Database, clock: Clock) => new StoredPersonalTokens({ db, clock, log, authUrl }),
        },
      ],
      exports: [PersonalTokens],
    };
  }
}
