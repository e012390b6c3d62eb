import { Library } from '../works/library.js';
import { find } from '../search/find.js';
import { VerseCorpus } from '../search/corpora/verse-corpus.js';
import { NAMES, QUERIES } from '../search/testing/queries.js';
import { plainTexts, scanTexts } from '../search/testing/scan-verses.js';
import { inMs, spreadOf, table, timed, times } from './tables.js';
import { TextSearchOfPostgres } from './text-search-of-postgres.js';

const ROUNDS = 7;

/** One way of finding verses, and what it came to. */
interface Contestant {
  readonly name: string;
  find(query: string, patterns: readonly RegExp[]): Promise<readonly number[]> | readonly number[];
  readonly times: number[];
  /** Queries for which it found other verses than the scan. */
  readonly inexact: Set<string>;
}

/** 30 queries of the King James Version, all that is found, three ways in turn. DATABASE_URL names a Postgres. */
export async function benchSearch(): Promise<string[]> {
  const library = await Library.load();
  const verses = await VerseCorpus.of(library.main, library);
  const texts = plainTexts(library.main);
  const postgres = await TextSearchOfPostgres.over(process.env['DATABASE_URL'] ?? '', texts);
  const queries = Object.values(QUERIES).flat();
  const truth = new Map(queries.map(([query, patterns]) => [query, scanTexts(texts, patterns)]));
  const contestants = [
    contestant('own index', async (query) => {
      const { sets } = await find({ query, scope: undefined }, [verses], NAMES);
      return sets.flatMap((set) => set.positions());
    }),
    contestant('Postgres, `simple` and GIN', (query) => postgres.find(query)),
    contestant('scan of every verse', (_query, patterns) => scanTexts(texts, patterns)),
  ];
  // The first run of anything in a process takes longer, so the first round is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [query, patterns] of queries) {
      for (const each of inTurn(contestants, round)) {
        const { ms, result } = await timed(() => each.find(query, patterns));
        if (round) each.times.push(ms);
        if (String(result) !== String(truth.get(query))) each.inexact.add(query);
      }
    }
  }
  await postgres.end();
  return describe(contestants, queries.length);
}

const contestant = (name: string, find: Contestant['find']): Contestant => ({
  name,
  find,
  times: [],
  inexact: new Set(),
});

/** The order changes from round to round, so that none of them always comes first. */
const inTurn = <T>(all: readonly T[], round: number): T[] => all.map((_, at) => all[(at + round) % all.length] as T);

function describe(contestants: readonly Contestant[], queries: number): string[] {
  const [own] = contestants.map((each) => spreadOf(each.times));
  const rows = contestants.map(({ name, times: taken, inexact }) => {
    const { p50, p99 } = spreadOf(taken);
    const exact = `${queries - inexact.size} of ${queries}`;
    return [name, exact, inMs(p50), inMs(p99), times(p50 / (own?.p50 ?? NaN)), times(p99 / (own?.p99 ?? NaN))];
  });
  const others = contestants
    .filter(({ inexact }) => inexact.size)
    .map(({ name, inexact }) => `Other verses, ${name}: ${[...inexact].map((query) => `\`${query}\``).join(', ')}.`);
  const lines = table(['', 'same verses as the scan', 'p50', 'p99', 'p50 ÷ own p50', 'p99 ÷ own p99'], rows);
  return others.length ? [...lines, '', ...others] : lines;
}
