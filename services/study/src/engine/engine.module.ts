import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { Library } from '../library/library.js';
import { LibraryEngine } from './library-engine/library-engine.js';
import { StudyEngine } from './study-engine.js';

@Module({
  imports: [LibraryModule],
  providers: [
    { provide: StudyEngine, inject: [Library], useFactory: (library: Library) => new LibraryEngine(library.main) },
  ],
  exports: [StudyEngine],
})
export class EngineModule {}
