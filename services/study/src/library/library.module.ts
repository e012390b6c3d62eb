import { Module } from '@nestjs/common';
import { Library } from './library.js';

/** Nest waits for the texts, so the service listens only once they can be read. */
@Module({ providers: [{ provide: Library, useFactory: () => Library.load() }], exports: [Library] })
export class LibraryModule {}
