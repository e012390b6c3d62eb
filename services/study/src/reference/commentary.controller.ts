import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { Library } from '../works/library.js';
import { placeOf, requireBook, requireChapter, requireVerse } from '../text/passages.js';
import { describeNote } from './describe.js';
import { requireCommentaries } from './require.js';

const { commentary } = studyContract.reference;

@Controller()
export class CommentaryController {
  constructor(@Inject(Library) private readonly library: Library) {}

  /** The introductions to a book stand before the notes on its first chapter. */
  @Implement(commentary)
  commentary() {
    return implement(commentary).handler(async ({ input }) => {
      const { chapter, verse } = input;
      const book = requireBook(input.book);
      const whole = requireChapter(book, chapter);
      const position = verse === undefined ? undefined : requireVerse(book, chapter, verse);
      const passage = position === undefined ? whole : { first: position, last: position };
      await this.library.loaded;
      const withIntroductions = chapter === 1 && verse === undefined;
      const notes = requireCommentaries(this.library, input.work).flatMap((each) =>
        [...(withIntroductions ? each.introductions(book.id) : []), ...each.notes(passage)].map((note) =>
          describeNote(each, note),
        ),
      );
      const outline = this.library.outline?.rows(passage) ?? [];
      return {
        book: book.name,
        chapter,
        outline: outline.map(({ title, ...range }) => ({ place: placeOf(range), title })),
        notes,
      };
    });
  }
}
