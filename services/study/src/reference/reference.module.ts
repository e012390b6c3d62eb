import { Module } from '@nestjs/common';
import { CrossReferencesModule } from '../cross-references/cross-references.module.js';
import { SearchModule } from '../search/search.module.js';
import { CommentaryController } from './commentary.controller.js';
import { LexiconController } from './lexicon.controller.js';
import { ReferenceWorks } from './reference-works.js';
import { SemanticRelationsController } from './semantic-relations.controller.js';
import { TopicsController } from './topics.controller.js';
import { TopicsService } from './topics.service.js';

@Module({
  imports: [CrossReferencesModule, SearchModule],
  controllers: [LexiconController, CommentaryController, TopicsController, SemanticRelationsController],
  providers: [ReferenceWorks, TopicsService],
  exports: [ReferenceWorks],
})
export class ReferenceModule {}
