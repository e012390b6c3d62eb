import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DatabaseEnv } from '../environment/env.js';
import type { Logger } from '../log/log.js';
import { assertRowLevelSecurity } from './assert-row-level-security.js';
import { connectDataSource } from './connect-data-source.js';
import type { SchemaOptions } from './data-source.js';
import { Database } from './database.js';

/**
 * Provides the service's `DataSource`, connected, and ends its connections at shutdown. It knows the entities of
 * `options` and those that modules name with `TypeOrmModule.forFeature`.
 * @param check what else must hold before the service starts
 */
export const dataSourceModule = (
  env: DatabaseEnv,
  options: SchemaOptions,
  log: Logger,
  check?: (dataSource: DataSource) => Promise<void>,
): DynamicModule =>
  TypeOrmModule.forRootAsync({
    // `connectDataSource` retries: only while the database is unavailable, and for 30 s. A failure here is final.
    useFactory: () => ({ type: 'postgres', autoLoadEntities: true, retryAttempts: 0, toRetry: () => false }),
    dataSourceFactory: (loaded) => {
      const named = (loaded?.entities ?? []) as NonNullable<SchemaOptions['entities']>;
      const entities = [...(options.entities ?? []), ...named];
      return connectDataSource(env, { ...options, entities: [...new Set(entities)] }, log, check);
    },
  });

/**
 * Provides the service's `Database`, connected and with row-level security proved, and its `DataSource`. An injected
 * repository works outside of `Database.run`, so row-level security shows it no rows: use it as
 * `manager.withRepository(repository)` inside.
 * @example
 * imports: [DatabaseModule.forRoot(env, { schema: 'content', entities: [NoteEntity], migrations }, log)]
 */
@Module({})
export class DatabaseModule {
  /** @param settings see `Database` */
  static forRoot(
    env: DatabaseEnv,
    options: SchemaOptions,
    log: Logger,
    settings: Readonly<Record<string, string>> = {},
  ): DynamicModule {
    const check = (dataSource: DataSource) => assertRowLevelSecurity(new Database(dataSource, options.schema));
    return {
      module: DatabaseModule,
      global: true,
      imports: [dataSourceModule(env, options, log, check)],
      providers: [
        {
          provide: Database,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new Database(dataSource, options.schema, settings),
        },
      ],
      exports: [Database],
    };
  }
}
