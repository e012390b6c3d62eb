import { Module } from '@nestjs/common';
import { Library } from '../works/library.js';
import { SearchCorpora } from './corpora/search-corpora.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  controllers: [SearchController],
  providers: [
    { provide: SearchCorpora, useFactory: (library: Library) => SearchCorpora.of(library), inject: [Library] },
    SearchService,
  ],
  exports: [SearchCorpora],
})
export class SearchModule {}
