import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { type ChapterCommentary, studyContract } from '@berea/contracts';
import type { Commentary, Note } from '../works/commentary.js';
import { Library } from '../works/library.js';
import { placeOf, requireBook, requireChapter, requireVerse } from '../text/passages.js';
import { describeNote } from './describe.js';
import { requireCommentaries } from './require.js';

const { commentary } = studyContract.reference;

@Controller()
export class CommentaryController {
  constructor(@Inject(Library) private readonly library: Library) {}

  /** The introductions to a book come before the notes on its first chapter. */
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
        [...(withIntroductions ? each.introductions(book.id) : []), ...each.notes(passage)].map((note) => ({
          each,
          note,
        })),
      );
      const outline = input.offset === 0 ? (this.library.outline?.rows(passage) ?? []) : [];
      return {
        book: book.name,
        chapter,
        outline: outline.map(({ title, ...range }) => ({ place: placeOf(range), title })),
        ...partOf(notes.slice(input.offset), input.offset),
      };
    });
  }
}

/** Bytes of JSON that notes of one answer may have together; the first of them comes in any case. */
const PART_BYTES = 400 << 10;

interface Listed {
  readonly each: Commentary;
  readonly note: Note;
}

function partOf(listed: readonly Listed[], offset: number): Pick<ChapterCommentary, 'notes' | 'next'> {
  const notes: ChapterCommentary['notes'] = [];
  let bytes = 0;
  for (const { each, note } of listed) {
    const described = describeNote(each, note);
    bytes += Buffer.byteLength(JSON.stringify(described));
    if (notes.length > 0 && bytes > PART_BYTES) return { notes, next: offset + notes.length };
    notes.push(described);
  }
  return { notes };
}
