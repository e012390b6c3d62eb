import { setTimeout as delay } from 'node:timers/promises';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { DatabaseEnv } from '../env.js';
import type { Logger } from '../log.js';
import { createDataSource, Database, type SchemaOptions } from './database.js';
import { isUnavailable } from './unavailable.js';

/** A Postgres that is just (re)starting answers within this time, and so does this process when it is busy starting itself. */
const CONNECT_WITHIN_MS = 15_000;

/** Provides the service's `Database`, connected and with row-level security proved. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  static forRoot(env: DatabaseEnv, options: SchemaOptions, log: Logger): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: Database,
          useFactory: async (): Promise<Database> => {
            for (const end = Date.now() + CONNECT_WITHIN_MS; ; await delay(250)) {
              try {
                return await connect(env, options, log);
              } catch (error) {
                if (!isUnavailable(error) || Date.now() > end) throw error;
              }
            }
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

async function connect(env: DatabaseEnv, options: SchemaOptions, log: Logger): Promise<Database> {
  const dataSource = await createDataSource(env, options, log).initialize();
  try {
    const database = new Database(dataSource, options.schema);
    await database.assertRowLevelSecurity();
    return database;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}
