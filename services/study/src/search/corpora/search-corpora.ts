import type { OnApplicationBootstrap } from '@nestjs/common';
import type { BibleText } from '../../works/bible-text.js';
import type { Library } from '../../works/library.js';
import { commentaryEntries } from './commentary-entries.js';
import { type EntryCorpus, IndexedEntries } from './entry-corpus.js';
import { lexiconEntries } from './lexicon-entries.js';
import { OriginalForms } from './original-forms.js';
import { OriginalWords } from './original-words.js';
import { topicEntries } from './topic-entries.js';
import { type Originals, VerseCorpus } from './verse-corpus.js';

export const ENTRY_KINDS = ['commentary', 'topics', 'lexicon'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export type EntryCorpora = Readonly<Record<EntryKind, EntryCorpus>>;

/** The corpora of the search. Translations other than the main one are indexed at their first use. */
export class SearchCorpora implements OnApplicationBootstrap {
  private static readonly made = new WeakMap<Library, SearchCorpora>();

  /** The corpora of a library, indexed once. */
  static of(library: Library): SearchCorpora {
    let corpora = this.made.get(library);
    if (!corpora) this.made.set(library, (corpora = new SearchCorpora(library)));
    return corpora;
  }

  private readonly verses = new Map<BibleText, Promise<VerseCorpus>>();
  private indexed: Promise<EntryCorpora> | undefined;

  readonly originals: Originals;

  private constructor(private readonly library: Library) {
    this.originals = { words: new OriginalWords(library), forms: new OriginalForms(library) };
  }

  /** The first one to search is not to wait: once everything is in memory, the usual indexes are made ahead. */
  onApplicationBootstrap(): void {
    const ahead = async () => {
      await this.library.loaded;
      await this.versesOf(this.library.main);
      await this.entries();
    };
    // A failure is ignored here: it comes again, and is reported, when somebody searches.
    ahead().catch(() => undefined);
  }

  versesOf(text: BibleText): Promise<VerseCorpus> {
    let corpus = this.verses.get(text);
    if (!corpus) this.verses.set(text, (corpus = VerseCorpus.of(text, this.library, this.originals)));
    return corpus;
  }

  /** Empty where a work is not installed. */
  entries(): Promise<EntryCorpora> {
    return (this.indexed ??= this.index());
  }

  private async index(): Promise<EntryCorpora> {
    const { commentaries, topics, lexicon, tagged } = this.library;
    return {
      commentary: await IndexedEntries.of(commentaryEntries(commentaries)),
      topics: await IndexedEntries.of(topics ? topicEntries(topics) : NOTHING),
      lexicon: await IndexedEntries.of(lexicon ? lexiconEntries(lexicon, tagged) : NOTHING),
    };
  }
}

const NOTHING = { rows: [], read: () => ({}) as never, about: () => [], withLemma: () => [] };
