import path from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { Library } from '../works/library.js';
import { ShelfChanges } from './shelf-changes.js';
import type { Env } from '../env.js';
import { CONTENT_URL } from './operator.guard.js';
import { ShelfController } from './shelf.controller.js';

/** The builder, which the build puts beside the service. */
const program = (): string => path.join(path.dirname(process.argv[1] ?? ''), 'build-library.mjs');

@Module({})
export class ShelfModule {
  static forRoot({ CONTENT_URL: contentUrl }: Env): DynamicModule {
    return {
      module: ShelfModule,
      controllers: [ShelfController],
      providers: [
        { provide: CONTENT_URL, useFactory: () => contentUrl },
        {
          provide: ShelfChanges,
          inject: [Library],
          useFactory: ({ folder }: Library) => new ShelfChanges(path.resolve(folder), program()),
        },
      ],
    };
  }
}
