import { Inject, Injectable } from '@nestjs/common';
import type { CommentaryNote, CrossReference, LexiconEntry, SemanticRelations, Source } from '@berea/contracts';
import { CrossReferencesService } from '../cross-references/cross-references.service.js';
import type { Commentary, Note } from '../works/commentary.js';
import { Library } from '../works/library.js';
import { describeEntry, describeNote } from './describe.js';
import { relateWord } from './relate-word.js';

/** The works of reference as answers carry them, from memory; to be asked once they are `ready`. */
@Injectable()
export class ReferenceWorks {
  constructor(
    @Inject(Library) private readonly library: Library,
    @Inject(CrossReferencesService) private readonly crossReferences: CrossReferencesService,
  ) {}

  /** Resolves when the whole library is in memory, and what is made from it. */
  ready(): Promise<void> {
    return this.crossReferences.ready();
  }

  /** A lexicon entry by its Strong's number; undefined where there is none, or no lexicon. */
  entry(id: string): LexiconEntry | undefined {
    const row = this.library.lexicon?.entry(id);
    return row && describeEntry(this.library, row);
  }

  /** Passages to show beside a verse, best first. */
  listBeside(position: number, limit: number): readonly CrossReference[] {
    return this.crossReferences.of(position, { offset: 0, limit }).references;
  }

  /** Verses to set beside a verse, best first, each by itself. */
  compare(position: number, limit: number): readonly CrossReference[] {
    return this.crossReferences.apart(position, limit);
  }

  /** The lemmas behind an English word. */
  relate(word: string): SemanticRelations {
    return relateWord(this.library, word);
  }

  /** A note as answers carry it. */
  note(commentary: Commentary, note: Note): CommentaryNote {
    return describeNote(commentary, note);
  }

  /** @throws RangeError when there is no such work */
  source(workId: string): Source {
    return this.library.source(workId);
  }
}
