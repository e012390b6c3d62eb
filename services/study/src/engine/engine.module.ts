import { Module } from '@nestjs/common';
import { Library } from '../works/library.js';
import { StudyGuide } from '../study-tools/study-guide.js';
import { StudyGuideModule } from '../study-tools/study-guide.module.js';
import { LibraryEngine } from './library-engine/library-engine.js';
import { StudyEngine } from './study-engine.js';

@Module({
  imports: [StudyGuideModule],
  providers: [
    {
      provide: StudyEngine,
      inject: [Library, StudyGuide],
      useFactory: (library: Library, guide: StudyGuide) => new LibraryEngine(library.main, guide),
    },
  ],
  exports: [StudyEngine],
})
export class EngineModule {}
