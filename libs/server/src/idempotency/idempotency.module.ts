import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Logger } from '../log/log.js';
import { PeriodicTask } from '../time/periodic-task.js';
import { removeExpiredKeys } from './expired-keys.js';
import { Idempotency } from './idempotency.js';

const EVERY_MS = 3_600_000;
const LOG = Symbol('berea:idempotency-log');

/** Provides `Idempotency`, and keeps its table small. Needs the service's `Database`. */
@Module({})
export class IdempotencyModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly cleanup: PeriodicTask;

  constructor(@Inject(Database) db: Database, @Inject(LOG) log: Logger) {
    const name = 'remove expired idempotency keys';
    this.cleanup = new PeriodicTask(() => removeExpiredKeys(db), { name, everyMs: EVERY_MS, log });
  }

  static forRoot(log: Logger): DynamicModule {
    return {
      module: IdempotencyModule,
      global: true,
      providers: [Idempotency, { provide: LOG, useValue: log }],
      exports: [Idempotency],
    };
  }

  onApplicationBootstrap(): void {
    this.cleanup.start();
    void this.cleanup.run();
  }

  onApplicationShutdown(): void {
    this.cleanup.stop();
  }
}
