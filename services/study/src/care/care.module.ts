import { type DynamicModule, Module } from '@nestjs/common';
import { Library } from '../works/library.js';
import { CarePath } from './care-path.js';
import type { CrisisHelp } from './help/crisis-help.js';

@Module({})
export class CareModule {
  static forRoot(lines: CrisisHelp = {}): DynamicModule {
    return {
      module: CareModule,
      global: true,
      providers: [
        {
          provide: CarePath,
          inject: [Library],
          useFactory: (library: Library) => new CarePath(library, lines),
        },
      ],
      exports: [CarePath],
    };
  }
}
