import { type DynamicModule, Module } from '@nestjs/common';
import { WorkQueue, queueSettings } from './work-queue.js';

@Module({})
export class WorkModule {
  /** @param atOnce how many pieces of heavy work may be under way at once; undefined for what suits the processors */
  static forRoot(atOnce: number | undefined): DynamicModule {
    return {
      module: WorkModule,
      global: true,
      providers: [{ provide: WorkQueue, useFactory: () => new WorkQueue(queueSettings(atOnce)) }],
      exports: [WorkQueue],
    };
  }
}
