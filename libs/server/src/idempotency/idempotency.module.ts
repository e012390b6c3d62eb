import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Logger } from '../log/log.js';
import { removeExpiredKeys } from './expired-keys.js';
import { Idempotency } from './idempotency.js';

const EVERY_MS = 3_600_000;
const LOG = Symbol('berea:idempotency-log');

/** Provides `Idempotency`, and keeps its table small. Needs the service's `Database`. */
@Module({})
export class IdempotencyModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  static forRoot(log: Logger): DynamicModule {
    return {
      module: IdempotencyModule,
      global: true,
      providers: [Idempotency, { provide: LOG, useValue: log }],
      exports: [Idempotency],
    };
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.clean(), EVERY_MS).unref();
    void this.clean();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async clean(): Promise<void> {
    await removeExpiredKeys(this.db).catch((error: unknown) =>
      this.log.warn({ err: error }, 'expired idempotency keys are still there; the next hour tries again'),
    );
  }
}
