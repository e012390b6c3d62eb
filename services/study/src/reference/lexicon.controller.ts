import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { Library } from '../works/library.js';
import { requireBook } from '../text/passages.js';
import { describeWholeEntry } from './describe.js';
import { listEntries, listOccurrences } from './lists.js';
import { requireEntry } from './require.js';

const { lexicon, lexiconEntries, occurrences } = studyContract.reference;

@Controller()
export class LexiconController {
  constructor(@Inject(Library) private readonly library: Library) {}

  @Implement(lexicon)
  lexicon() {
    return implement(lexicon).handler(async ({ input: { id } }) => {
      await this.library.loaded;
      return describeWholeEntry(this.library, requireEntry(this.library, id));
    });
  }

  @Implement(lexiconEntries)
  lexiconEntries() {
    return implement(lexiconEntries).handler(async ({ input: { ids } }) => {
      await this.library.loaded;
      return listEntries(this.library, ids);
    });
  }

  @Implement(occurrences)
  occurrences() {
    return implement(occurrences).handler(async ({ input: { id, book, ...page } }) => {
      await this.library.loaded;
      const entry = requireEntry(this.library, id);
      const { main, tagged } = this.library;
      if (!tagged) throw this.library.notThere(main.source.id);
      return listOccurrences(tagged, entry.id, book === undefined ? undefined : requireBook(book), page);
    });
  }
}
