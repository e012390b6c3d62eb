import { Module } from '@nestjs/common';
import { SearchCorpora } from './corpora/search-corpora.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  controllers: [SearchController],
  providers: [SearchCorpora, SearchService],
  exports: [SearchCorpora],
})
export class SearchModule {}
