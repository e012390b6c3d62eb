import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { BibleService } from './bible.service.js';

const { bible } = studyContract;

@Controller()
export class BibleController {
  constructor(@Inject(BibleService) private readonly service: BibleService) {}

  @Implement(bible.chapter)
  chapter() {
    return implement(bible.chapter).handler(({ input }) =>
      this.service.chapter(input.book, input.chapter, input.translation),
    );
  }

  @Implement(bible.search)
  search() {
    return implement(bible.search).handler(({ input }) =>
      this.service.search((input.q ?? input.s ?? '').trim(), input.translation),
    );
  }
}
