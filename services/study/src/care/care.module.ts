import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from '../env.js';
import { Library } from '../library/library.js';
import { CarePath } from './care-path.js';

@Module({})
export class CareModule {
  static forRoot({ CRISIS_HELP }: Pick<Env, 'CRISIS_HELP'>): DynamicModule {
    return {
      module: CareModule,
      global: true,
      providers: [
        {
          provide: CarePath,
          inject: [Library],
          useFactory: (library: Library) => new CarePath(library, CRISIS_HELP ?? {}),
        },
      ],
      exports: [CarePath],
    };
  }
}
