import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { requireBook, requireChapter } from '../text/passages.js';
import { Library } from '../works/library.js';
import { layOutParallels } from './lay-out-parallels.js';

const { parallels } = studyContract.reference;

@Controller()
export class ParallelsController {
  constructor(@Inject(Library) private readonly library: Library) {}

  @Implement(parallels)
  parallels() {
    return implement(parallels).handler(async ({ input }) => {
      const book = requireBook(input.book);
      const chapter = requireChapter(book, input.chapter);
      await this.library.loaded;
      const lists = this.library.parallels;
      if (!lists) throw this.library.notThere('references-parallels');
      const sections = lists
        .sectionsAt(chapter)
        .map((section) => layOutParallels(section, (position) => lists.holds(position)));
      return { book: book.name, chapter: input.chapter, sections, source: lists.source };
    });
  }
}
