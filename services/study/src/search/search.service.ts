import { Inject, Injectable } from '@nestjs/common';
import type { SearchResponse } from '@berea/contracts';
import { ApiError } from '@berea/server';
import type { BibleText } from '../works/bible-text.js';
import { Library } from '../works/library.js';
import { placeOf } from '../text/passages.js';
import type { Corpus } from './corpus.js';
import { type EntryCorpora, type EntryKind, SearchCorpora } from './corpora/search-corpora.js';
import type { VerseCorpus } from './corpora/verse-corpus.js';
import { countByBook, OtherTotals } from './totals.js';
import { waysToLoosen } from './loosen.js';
import { spellingNotices } from './spelling-notices.js';
import { estimateCost, estimateGuessing } from './estimate-cost.js';
import { find, findIn, type Found, readTerms, type SearchTerms, totalOf } from './find.js';
import { LemmaNames } from './lemma-names.js';
import { lemmaNotices } from './lemma-notices.js';
import { listEntries } from './list-entries.js';
import { listVerses, type Page } from './list-verses.js';
import { referenceNotices, textOfVersion } from './reference-notices.js';
import type { PositionSet } from './position-set.js';
import { isOriginal, positiveLeaves, type UnknownName } from './query/query.js';
import { WorkQueue } from '../scheduling/work-queue.js';

/** The name for all installed translations. */
const EVERY = 'all';

/** The work to name where nothing of a kind is installed. */
const USUAL_WORK: Readonly<Record<EntryKind, string>> = {
  commentary: 'commentary-mhcc',
  topics: 'topics-nave',
  lexicon: 'lexicon-grc',
};

/** Limits on the cost of a search, see `estimateCost`: some 30 ms of the processor, and some 700 ms. */
const SMALL_COST = 1_000_000;
const MOST_COST = 20_000_000;

export interface SearchRequest extends SearchTerms, Page, Pick<SearchResponse, 'kind'> {
  readonly translation: string;
}

@Injectable()
export class SearchService {
  private readonly names: LemmaNames;
  private readonly others = new OtherTotals();

  constructor(
    @Inject(Library) private readonly library: Library,
    @Inject(SearchCorpora) private readonly corpora: SearchCorpora,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
  ) {
    this.names = LemmaNames.of(library);
  }

  /**
   * @param account whose search it is: large ones take turns account by account
   * @throws ApiError 400 where it would look at too much, 404 where the translation, or all works of the kind, are not
   *   installed, or the query names what does not exist
   */
  async search(account: string, request: SearchRequest): Promise<SearchResponse> {
    const { kind, order, translation } = request;
    await this.library.loaded;
    const asked = translation === EVERY ? this.library.texts : [this.library.text(translation)];
    const { version } = readTerms(request, this.names);
    const named = textOfVersion(this.library.texts, version);
    const texts = named ? [named] : asked;
    const verses = await this.versesOf(texts);
    const entries = await this.corpora.entries();
    if (kind !== 'verses' && !entries[kind].size) {
      throw this.library.notThere(USUAL_WORK[kind]);
    }
    if (isOriginal(request.query)) await this.corpora.originals.words.prepare();
    const { expression, unknown } = readTerms(request, this.names);
    const [missing] = unknown;
    if (missing) throw unknownName(missing, this.library);
    const parsed = expression && positiveLeaves(expression).some(({ kind }) => kind === 'form');
    if (parsed && !this.corpora.originals.forms.installed) throw new ApiError('lemmas_not_installed');
    const searched = kind === 'verses' ? verses : [entries[kind]];
    const cost = expression
      ? estimateCost(expression, verses, order) +
        estimateCost(expression, Object.values(entries), 'canonical') +
        estimateGuessing(expression, searched)
      : 0;
    if (cost > MOST_COST) throw tooMuch(texts.length > 1);
    const work = () => this.answer(request, texts, verses, entries);
    return cost <= SMALL_COST ? this.queue.runUnqueued(work) : this.queue.run(account, work);
  }

  private async answer(
    request: SearchRequest,
    texts: readonly BibleText[],
    verses: readonly VerseCorpus[],
    entries: EntryCorpora,
  ): Promise<SearchResponse> {
    const { query, kind, order, offset, translation } = request;
    const found = await find(request, kind === 'verses' ? verses : [entries[kind]], this.names);
    const ofVerses = kind === 'verses' ? found.sets : await alike(found, verses);
    const others = await this.others.of(request, found, async (each) =>
      totalOf(kind === each ? found.sets : await alike(found, [entries[each]])),
    );
    const { expression: asked } = readTerms(request, this.names);
    const text = texts.length === 1 ? texts[0] : undefined;
    const notices = [
      ...referenceNotices(query, found.references, found.version, text, this.library),
      ...lemmaNotices(query, found.showing, this.names),
      ...(kind === 'verses' && !found.references.length ? spellingNotices(query, asked, found.expression) : []),
      ...(totalOf(ofVerses) ? [] : await waysToLoosen(request, asked, verses, this.names)),
    ];
    return {
      query,
      translation: texts.length === 1 || translation !== EVERY ? (texts[0]?.label ?? '') : EVERY.toUpperCase(),
      total: totalOf(ofVerses),
      results: kind === 'verses' ? await listVerses(found, verses, this.library, this.names, request) : [],
      offset,
      order,
      kind,
      entries: kind === 'verses' ? [] : await listEntries(found, entries[kind], request),
      counts: countByBook(ofVerses),
      others,
      reference: referenceOf(found),
      showing: found.showing,
      ...(found.version !== undefined && { version: found.version }),
      ...(notices.length > 0 && { notices }),
      ignored: [...found.ignored],
    };
  }

  private async versesOf(texts: readonly BibleText[]): Promise<VerseCorpus[]> {
    const verses: VerseCorpus[] = [];
    for (const text of texts) verses.push(await this.corpora.versesOf(text));
    return verses;
  }
}

/** The matches in other texts for the typed words; if they have none, for the words shown instead. */
async function alike({ typed, expression }: Found, corpora: readonly Corpus[]): Promise<PositionSet[]> {
  const asTyped = typed ? await findIn(corpora, typed) : [];
  return expression && expression !== typed && !totalOf(asTyped) ? findIn(corpora, expression) : asTyped;
}

const tooMuch = (inAll: boolean): ApiError =>
  new ApiError(inAll ? 'search_too_wide_in_all' : 'search_too_wide', { path: ['q'] });

const referenceOf = ({ typed }: Found): SearchResponse['reference'] => {
  const [passage] = typed?.kind === 'reference' ? typed.passages : [];
  return passage ? placeOf(passage) : null;
};

/** For readers: that a query names a book or a lemma that nothing is called, or that a work is missing; and what would work. */
function unknownName({ field, name }: UnknownName, library: Library): ApiError {
  if (field === 'in') return new ApiError('search_book_unknown', { values: { name } });
  if (field === 'parsing') return new ApiError('search_parsing_unknown', { values: { name } });
  if (!library.tagged || !library.lexicon) return new ApiError('lemmas_not_installed');
  return new ApiError('search_lemma_unknown', { values: { name } });
}
