import type { SearchResult, Span } from '@berea/contracts';
import { placeAt } from '@berea/scripture';
import type { TaggedText } from '../works/tagged-text.js';
import type { VerseCorpus } from './corpora/verse-corpus.js';
import { MatchFinder, mergeSpans } from './match-finder.js';
import { type Expression, positiveLeaves } from './query/query.js';

/** The verses of one translation as results. */
export class VerseResults {
  private readonly inText: MatchFinder;
  private readonly inTitles: MatchFinder;
  private readonly lemmas: ReadonlySet<string>;

  constructor(
    private readonly corpus: VerseCorpus,
    expression: Expression,
    private readonly tagged: TaggedText | null,
  ) {
    const [text, titles] = corpus.fields;
    this.inText = new MatchFinder(text, expression);
    this.inTitles = new MatchFinder(titles, expression);
    this.lemmas = new Set(positiveLeaves(expression).flatMap((leaf) => (leaf.kind === 'lemma' ? leaf.ids : [])));
  }

  resultAt(position: number): SearchResult {
    const { book, chapter, verse } = placeAt(position);
    const text = this.corpus.text.at(position);
    const title = this.corpus.titleOf(position);
    const titleMatches = title ? this.inTitles.matchesIn(title, position) : [];
    return {
      book: book.name,
      chapter,
      verse,
      text,
      translation: this.corpus.text.label,
      ...(titleMatches.length > 0 && { title }),
      matches: mergeSpans([...this.inText.matchesIn(text, position), ...this.wordsForLemmas(position)]),
    };
  }

  private wordsForLemmas(position: number): Span[] {
    if (!this.lemmas.size || this.tagged?.text !== this.corpus.text) return [];
    return this.tagged
      .words(position)
      .filter(({ strongs }) => strongs.some((id) => this.lemmas.has(id)))
      .map(({ start, length }) => ({ start, length }));
  }
}
