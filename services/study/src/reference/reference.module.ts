import { Module } from '@nestjs/common';
import { CrossReferencesController } from '../cross-references/cross-references.controller.js';
import { CrossReferencesService } from '../cross-references/cross-references.service.js';
import { ParallelsController } from '../cross-references/parallels.controller.js';
import { SearchModule } from '../search/search.module.js';
import { CommentaryController } from './commentary.controller.js';
import { DictionariesController } from './dictionaries.controller.js';
import { LexiconController } from './lexicon.controller.js';
import { ReferenceWorks } from './reference-works.js';
import { SemanticRelationsController } from './semantic-relations.controller.js';
import { StudyBibleController } from './study-bible.controller.js';
import { TopicsController } from './topics.controller.js';
import { TopicsService } from './topics.service.js';

@Module({
  controllers: [CrossReferencesController, ParallelsController],
  providers: [CrossReferencesService],
  exports: [CrossReferencesService],
})
class CrossReferencesModule {}

@Module({
  imports: [CrossReferencesModule, SearchModule],
  controllers: [
    LexiconController,
    CommentaryController,
    TopicsController,
    SemanticRelationsController,
    StudyBibleController,
    DictionariesController,
  ],
  providers: [ReferenceWorks, TopicsService],
  exports: [ReferenceWorks],
})
export class ReferenceModule {}
