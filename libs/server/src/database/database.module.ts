import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { DatabaseEnv } from '../environment/env.js';
import type { Logger } from '../log/log.js';
import { assertRowLevelSecurity } from './assert-row-level-security.js';
import { connectDataSource } from './connect-data-source.js';
import type { SchemaOptions } from './data-source.js';
import { Database } from './database.js';

/** Provides the service's `Database`, connected and with row-level security proved. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @param settings see `Database` */
  static forRoot(
    env: DatabaseEnv,
    options: SchemaOptions,
    log: Logger,
    settings: Readonly<Record<string, string>> = {},
  ): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: Database,
          useFactory: async (): Promise<Database> => {
            const dataSource = await connectDataSource(env, options, log, (connected) =>
              assertRowLevelSecurity(new Database(connected, options.schema)),
            );
            return new Database(dataSource, options.schema, settings);
          },
        },
      ],
      exports: [Database],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.database.dataSource.isInitialized) await this.database.dataSource.destroy();
  }
}
