import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from '@berea/server';
import type { Env } from '../env.js';
import { Library } from './library.js';

/** Nest waits for the King James Version, so the service listens only once it can be read. */
@Module({})
export class LibraryModule {
  static forRoot(env: Pick<Env, 'BEREA_LIBRARY_DIR'>, log: Logger): DynamicModule {
    return {
      module: LibraryModule,
      global: true,
      providers: [
        {
          provide: Library,
          useFactory: () => Library.load(env.BEREA_LIBRARY_DIR, (problem) => log.warn(problem)),
        },
      ],
      exports: [Library],
    };
  }
}
