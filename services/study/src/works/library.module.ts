import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from '@berea/server';
import { Library } from './library.js';

/** Nest waits for the King James Version, so the service listens only once it can be read. */
@Module({})
export class LibraryModule {
  /** @param folder of the built library */
  static forRoot(folder: string, log: Logger): DynamicModule {
    return {
      module: LibraryModule,
      global: true,
      providers: [
        {
          provide: Library,
          useFactory: () => Library.load(folder, (problem) => log.warn(problem)),
        },
      ],
      exports: [Library],
    };
  }
}
