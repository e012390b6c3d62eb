import type { SearchEntry } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { TimeSlice } from '@berea/text-packs';
import { CollectedWords, WordIndex } from '../../text/word-index.js';
import { PositionSet } from '../position-set.js';
import type { Corpus } from '../corpus.js';

/** A document other than a verse, as it is searched and shown. */
export interface Entry extends Pick<SearchEntry, 'kind' | 'id' | 'title' | 'place' | 'source'> {
  readonly body: string;
}

/** Documents of one kind, and how to read them. */
export interface EntrySource<Row> {
  readonly rows: readonly Row[];
  /** @param row made into what is shown only when it is shown: most are never */
  read(row: Row): Entry;
  /** The passage of a row, for kinds that are bound to places. */
  readonly passageOf?: (row: Row) => Passage;
  /** The rows that belong to these passages. */
  about(passages: readonly Passage[]): Iterable<Row>;
  /** The rows that treat a lemma. */
  withLemma(ids: readonly string[]): Iterable<Row>;
}

/** Documents that are searched by title and body. */
export interface EntryCorpus extends Corpus {
  readonly fields: readonly [title: WordIndex, body: WordIndex];
  entryAt(position: number): Entry | undefined;
}

export class IndexedEntries<Row extends object> implements EntryCorpus {
  readonly size: number;
  readonly all: PositionSet;
  private readonly positions: ReadonlyMap<Row, number>;

  private constructor(
    private readonly source: EntrySource<Row>,
    readonly fields: readonly [title: WordIndex, body: WordIndex],
  ) {
    this.size = source.rows.length;
    this.all = PositionSet.of(this.size, source.rows.keys());
    this.positions = new Map(source.rows.map((row, position) => [row, position]));
  }

  /** Reads every document once; yields to the event loop on the way. */
  static async of<Row extends object>(source: EntrySource<Row>): Promise<EntryCorpus> {
    const titles = new CollectedWords();
    const bodies = new CollectedWords();
    const slice = new TimeSlice();
    for (const row of source.rows) {
      const { title, body } = source.read(row);
      titles.add(title);
      bodies.add(body);
      await slice.yieldToEventLoop();
    }
    return new IndexedEntries(source, [new WordIndex(titles), new WordIndex(bodies)]);
  }

  entryAt(position: number): Entry | undefined {
    const row = this.source.rows[position];
    return row && this.source.read(row);
  }

  withLemma(ids: readonly string[]): PositionSet {
    return this.those(this.source.withLemma(ids));
  }

  within(passages: readonly Passage[]): PositionSet {
    const { rows, passageOf } = this.source;
    if (!passageOf) return this.all;
    return this.those(
      rows.filter((row) => {
        const { first, last } = passageOf(row);
        return passages.some((passage) => first <= passage.last && last >= passage.first);
      }),
    );
  }

  about(passages: readonly Passage[]): PositionSet {
    return this.those(this.source.about(passages));
  }

  private those(rows: Iterable<Row>): PositionSet {
    const set = PositionSet.of(this.size);
    for (const row of rows) set.add(this.positions.get(row) ?? -1);
    return set;
  }
}
