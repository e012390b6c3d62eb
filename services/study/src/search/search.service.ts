import { Inject, Injectable } from '@nestjs/common';
import type { SearchResponse } from '@berea/contracts';
import { ApiError } from '@berea/server';
import type { BibleText } from '../library/bible-text.js';
import { Library } from '../library/library.js';
import { placeOf } from '../library/place-of.js';
import type { Corpus } from './corpora/corpus.js';
import { type EntryKind, SearchCorpora } from './corpora/search-corpora.js';
import type { VerseCorpus } from './corpora/verse-corpus.js';
import { countByBook } from './count-by-book.js';
import { explainUnknown } from './explain-unknown.js';
import { find, type Found, positionsIn, type SearchTerms } from './find.js';
import { LemmaNames } from './lemma-names.js';
import { listEntries } from './list-entries.js';
import { listVerses, type Page } from './list-verses.js';

/** The name that stands for every installed translation. */
const EVERY = 'all';

/** The work to name where nothing of a kind is installed. */
const USUAL_WORK: Readonly<Record<EntryKind, string>> = {
  commentary: 'commentary-mhcc',
  topics: 'topics-nave',
  lexicon: 'lexicon-grc',
};

export interface SearchRequest extends SearchTerms, Page, Pick<SearchResponse, 'kind'> {
  readonly translation: string;
}

@Injectable()
export class SearchService {
  private readonly names: LemmaNames;

  constructor(
    @Inject(Library) private readonly library: Library,
    @Inject(SearchCorpora) private readonly corpora: SearchCorpora,
  ) {
    this.names = LemmaNames.of(library);
  }

  /** @throws ApiError 404 where the translation, or all works of the kind, are not installed, or the query names what does not exist */
  async search(request: SearchRequest): Promise<SearchResponse> {
    const { query, kind, order, offset, translation } = request;
    await this.library.loaded;
    const texts = translation === EVERY ? this.library.texts : [this.library.text(translation)];
    const verses = await this.versesOf(texts);
    const entries = await this.corpora.entries();
    if (kind !== 'verses' && !entries[kind].size) {
      throw new ApiError('NOT_FOUND', this.library.whyMissing(USUAL_WORK[kind]));
    }
    const found = await find(request, kind === 'verses' ? verses : [entries[kind]], this.names);
    const [unknown] = found.unknown;
    if (unknown) throw new ApiError('NOT_FOUND', explainUnknown(unknown, this.library));
    const ofVerses = kind === 'verses' ? found.positions : await alike(found, verses);
    const totalOf = async (each: EntryKind) =>
      total(kind === each ? found.positions : await alike(found, [entries[each]]));
    return {
      query,
      translation: translation === EVERY ? EVERY.toUpperCase() : (texts[0]?.label ?? ''),
      total: total(ofVerses),
      results: kind === 'verses' ? await listVerses(found, verses, this.library.tagged, request) : [],
      offset,
      order,
      kind,
      entries: kind === 'verses' ? [] : listEntries(found, entries[kind], request),
      counts: countByBook(ofVerses.flat()),
      others: {
        commentary: await totalOf('commentary'),
        topics: await totalOf('topics'),
        lexicon: await totalOf('lexicon'),
      },
      reference: referenceOf(found),
      showing: found.showing,
      ignored: [...found.ignored],
    };
  }

  private async versesOf(texts: readonly BibleText[]): Promise<VerseCorpus[]> {
    const verses: VerseCorpus[] = [];
    for (const text of texts) verses.push(await this.corpora.versesOf(text));
    return verses;
  }
}

/** What other texts hold of what was asked for; where they hold nothing, of what is shown in its place. */
async function alike({ typed, expression }: Found, corpora: readonly Corpus[]): Promise<number[][]> {
  const asTyped = typed ? await positionsIn(corpora, typed) : [];
  return expression && expression !== typed && !total(asTyped) ? positionsIn(corpora, expression) : asTyped;
}

const total = (positions: readonly (readonly number[])[]): number =>
  positions.reduce((sum, { length }) => sum + length, 0);

const referenceOf = ({ typed }: Found): SearchResponse['reference'] => {
  const [passage] = typed?.kind === 'reference' ? typed.passages : [];
  return passage ? placeOf(passage) : null;
};
