import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { Library } from '../works/library.js';
import { ReferenceWorks } from './reference-works.js';

const { semanticRelations } = studyContract.reference;

@Controller()
export class SemanticRelationsController {
  constructor(
    @Inject(Library) private readonly library: Library,
    @Inject(ReferenceWorks) private readonly works: ReferenceWorks,
  ) {}

  @Implement(semanticRelations)
  semanticRelations() {
    return implement(semanticRelations).handler(async ({ input: { word } }) => {
      await this.library.loaded;
      return this.works.relate(word);
    });
  }
}
