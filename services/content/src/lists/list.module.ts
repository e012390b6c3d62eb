import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database, Idempotency, type Logger, PeriodicTask } from '@berea/server';
import { removeExpired } from './expired-bin.js';
import { historyController } from './history.controller.js';
import { HistoryService } from './history.service.js';
import type { ListResource } from './list-resource.js';
import { listController } from './list.controller.js';
import { ListService } from './list.service.js';

const EVERY_MS = 3_600_000;
const CLEANUP = Symbol('berea:expired-bin');

@Module({})
class ListModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(@Inject(CLEANUP) private readonly cleanup: PeriodicTask) {}

  onApplicationBootstrap(): void {
    this.cleanup.start();
    void this.cleanup.run();
  }

  onApplicationShutdown(): void {
    this.cleanup.stop();
  }
}

/** One resource with its routes and rules. Each has its own module, so that resources do not queue for each other. */
export const listModule = (resource: ListResource, log: Logger): DynamicModule => ({
  module: ListModule,
  controllers: [listController(resource), historyController(resource)],
  providers: [
    {
      provide: ListService,
      useFactory: (db: Database, idempotency: Idempotency) => new ListService(resource, db, idempotency),
      inject: [Database, Idempotency],
    },
    { provide: HistoryService, useFactory: (db: Database) => new HistoryService(resource, db), inject: [Database] },
    {
      provide: CLEANUP,
      useFactory: (db: Database) => {
        const name = `empty the bin of ${resource.table}`;
        return new PeriodicTask(() => removeExpired(db, resource), { name, everyMs: EVERY_MS, log });
      },
      inject: [Database],
    },
  ],
});
