import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { requireBook, requireVerse } from '../text/passages.js';
import { CrossReferencesService } from './cross-references.service.js';

const { crossReferences } = studyContract.reference;

@Controller()
export class CrossReferencesController {
  constructor(@Inject(CrossReferencesService) private readonly service: CrossReferencesService) {}

  @Implement(crossReferences)
  crossReferences() {
    return implement(crossReferences).handler(async ({ input: { book, chapter, verse, ...page } }) => {
      const position = requireVerse(requireBook(book), chapter, verse);
      await this.service.ready();
      return this.service.of(position, page);
    });
  }
}
