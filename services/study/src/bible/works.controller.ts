import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { type BookInfo, studyContract } from '@berea/contracts';
import { BOOKS } from '@berea/scripture';
import { Library } from '../works/library.js';

const { works } = studyContract;

/** About the texts: what there is to read, and whose it is. */
@Controller()
export class WorksController {
  constructor(@Inject(Library) private readonly library: Library) {}

  @Implement(works.translations)
  translations() {
    return implement(works.translations).handler(async () => {
      await this.library.loaded;
      return this.library.translations();
    });
  }

  @Implement(works.books)
  books() {
    return implement(works.books).handler(() => BOOKS_OF_THE_BIBLE);
  }

  @Implement(works.library)
  shelf() {
    return implement(works.library).handler(async () => {
      await this.library.loaded;
      return this.library.works();
    });
  }

  @Implement(works.list)
  list() {
    return implement(works.list).handler(async () => {
      await this.library.loaded;
      return this.library.works();
    });
  }
}

const BOOKS_OF_THE_BIBLE: BookInfo[] = BOOKS.map(({ id, osis, name, testament, chapters, verseCounts }) => ({
  id,
  osis,
  name,
  testament,
  chapters,
  verseCounts: [...verseCounts],
}));
