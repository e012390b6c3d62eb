import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from '../env.js';
import { WorkQueue, workSettings } from './work-queue.js';

@Module({})
export class WorkModule {
  static forRoot({ STUDY_WORK_AT_ONCE }: Pick<Env, 'STUDY_WORK_AT_ONCE'>): DynamicModule {
    return {
      module: WorkModule,
      global: true,
      providers: [{ provide: WorkQueue, useFactory: () => new WorkQueue(workSettings(STUDY_WORK_AT_ONCE)) }],
      exports: [WorkQueue],
    };
  }
}
