import { type DynamicModule, Module } from '@nestjs/common';
import { Database, Idempotency } from '@berea/server';
import type { ListResource } from './list-resource.js';
import { listController } from './list.controller.js';
import { ListService } from './list.service.js';

@Module({})
class ListModule {}

/** One resource with its routes and its rules: each has a module of its own, and waits for no other's turn. */
export const listModule = (resource: ListResource): DynamicModule => ({
  module: ListModule,
  controllers: [listController(resource)],
  providers: [
    {
      provide: ListService,
      useFactory: (db: Database, idempotency: Idempotency) => new ListService(resource, db, idempotency),
      inject: [Database, Idempotency],
    },
  ],
});
