import { type DynamicModule, Module } from '@nestjs/common';
import { Library } from './library.js';

/** Nest waits for the King James Version, so the service listens only once it can be read. */
@Module({})
export class LibraryModule {
  static forRoot(load: () => Promise<Library>): DynamicModule {
    return {
      module: LibraryModule,
      global: true,
      providers: [{ provide: Library, useFactory: load }],
      exports: [Library],
    };
  }
}
