import type { SearchResult, Span } from '@berea/contracts';
import { placeAt } from '@berea/scripture';
import { wordsOf } from '../text/fold-words.js';
import type { Library } from '../works/library.js';
import type { VerseCorpus } from './corpora/verse-corpus.js';
import { MatchFinder, mergeSpans } from './match-finder.js';
import type { LemmaNames } from './lemma-names.js';
import {
  type Expression,
  isOriginal,
  type Original,
  positiveLeaves,
  positiveWords,
  type QueryWord,
} from './query/query.js';
import { VerseReasons } from './verse-reasons.js';

export type OriginalTexts = Pick<Library, 'tagged' | 'hebrew' | 'greek'>;

/** The verses of one translation as results. */
export class VerseResults {
  private readonly inText: MatchFinder;
  private readonly inTitles: MatchFinder;
  private readonly lemmas: ReadonlySet<string>;
  private readonly forms: readonly Original[];
  private readonly reasons: VerseReasons;
  /** Greek and Hebrew words that were typed, folded. */
  private readonly originals: readonly QueryWord[];

  constructor(
    private readonly corpus: VerseCorpus,
    expression: Expression,
    private readonly library: OriginalTexts,
    names: LemmaNames,
  ) {
    const [text, titles] = corpus.fields;
    this.inText = new MatchFinder(text, expression);
    this.inTitles = new MatchFinder(titles, expression);
    this.lemmas = new Set(positiveLeaves(expression).flatMap((leaf) => (leaf.kind === 'lemma' ? leaf.ids : [])));
    this.forms = positiveLeaves(expression).filter((leaf) => leaf.kind === 'form');
    this.reasons = new VerseReasons(corpus, expression, names);
    this.originals = positiveWords(expression).filter(({ word }) => isOriginal(word));
  }

  resultAt(position: number): SearchResult {
    const { book, chapter, verse } = placeAt(position);
    const text = this.corpus.text.at(position);
    const title = this.corpus.titleOf(position);
    const reason = this.reasons.reasonAt(position);
    const titleMatches = title ? this.inTitles.matchesIn(title, position) : [];
    return {
      book: book.name,
      chapter,
      verse,
      text,
      translation: this.corpus.text.label,
      ...(titleMatches.length > 0 && { title }),
      matches: mergeSpans([...this.inText.matchesIn(text, position), ...this.wordsForLemmas(position)]),
      ...(reason && { reason }),
    };
  }

  private wordsForLemmas(position: number): Span[] {
    const { tagged } = this.library;
    if (tagged?.text !== this.corpus.text) return [];
    const ids = new Set([...this.lemmas, ...this.lemmasOfForms(position)]);
    if (!ids.size) return this.wordsInForm(position);
    const found = tagged
      .words(position)
      .filter(({ strongs }) => strongs.some((id) => ids.has(id)))
      .map(({ start, length }) => ({ start, length }));
    return [...found, ...this.wordsInForm(position)];
  }

  /** The words for forms: if a verse has a lemma as often as its translation, the first is for the first one, and so on. */
  private wordsInForm(position: number): Span[] {
    const runs = this.forms.length ? (this.library.tagged?.words(position) ?? []) : [];
    return this.forms.flatMap((form) => {
      const words = this.corpus.formsAt(form, position);
      return [...new Set(words.flatMap(({ strongs }) => strongs ?? []))].flatMap((id) => {
        const places = new Set(words.filter(({ strongs }) => strongs === id).map(({ place }) => place));
        const every = this.corpus.formsAt({ kind: 'lemma', ids: [id] }, position);
        const own = runs.filter(({ strongs }) => strongs.includes(id));
        const chosen = own.length === every.length ? own.filter((_, at) => places.has(every[at]?.place ?? -1)) : own;
        return chosen.map(({ start, length }) => ({ start, length }));
      });
    });
  }

  /** The lemmas of the Greek and Hebrew forms in a verse that were typed. */
  private lemmasOfForms(position: number): string[] {
    if (!this.originals.length) return [];
    const { hebrew, greek } = this.library;
    const words = [...(hebrew?.words(position) ?? []), ...(greek?.words(position) ?? [])];
    return words.flatMap(({ form, strongs }) => {
      const [folded = ''] = wordsOf(form);
      const typed = this.originals.some(({ word, prefix }) => (prefix ? folded.startsWith(word) : folded === word));
      return typed && strongs ? [strongs] : [];
    });
  }
}
