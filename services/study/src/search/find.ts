import { Turns } from '../library/turns.js';
import type { Corpus } from './corpora/corpus.js';
import { evaluate } from './evaluate.js';
import { mendQuery } from './mend-query.js';
import type { Expression } from './query/expression.js';
import { parseQuery } from './query/parse-query.js';
import type { QueryNames, UnknownName } from './query/query.js';
import { scopeOf } from './query/scope-of.js';

export interface SearchTerms {
  readonly query: string;
  /** Narrows the query as `in:` does. */
  readonly scope: string | undefined;
}

export interface Found {
  /** What was asked for; undefined where the query asks for nothing. */
  readonly typed: Expression | undefined;
  /** What was found: something else than what was asked for where `showing` names another query. */
  readonly expression: Expression | undefined;
  /** For each corpus what it has, ascending. */
  readonly positions: readonly (readonly number[])[];
  readonly total: number;
  /** The query that found it, where the one that was typed finds nothing and has words that nothing holds. */
  readonly showing: string | null;
  readonly ignored: readonly string[];
  /** Books and lemmas that are named and do not exist: what was found leaves them out of account. */
  readonly unknown: readonly UnknownName[];
}

/** Asks several texts the same, one after another, so that others have their turn. */
export async function find(terms: SearchTerms, corpora: readonly Corpus[], names: QueryNames): Promise<Found> {
  const typed = await findTyped(terms, corpora, names);
  if (typed.total || !typed.expression) return typed;
  for (const { fields } of corpora) {
    const showing = mendQuery(terms.query, typed.expression, fields);
    const mended = showing && (await findTyped({ ...terms, query: showing }, corpora, names));
    if (mended && mended.total) return { ...mended, typed: typed.typed, showing };
  }
  return typed;
}

/** For each corpus what an expression finds, ascending. */
export async function positionsIn(corpora: readonly Corpus[], expression: Expression): Promise<number[][]> {
  const turns = new Turns();
  const positions: number[][] = [];
  for (const corpus of corpora) {
    positions.push(evaluate(expression, corpus).positions());
    await turns.next();
  }
  return positions;
}

async function findTyped({ query, scope }: SearchTerms, corpora: readonly Corpus[], names: QueryNames): Promise<Found> {
  const { expression: asked, ignored, unknown } = parseQuery(query, names);
  const passages = scope ? scopeOf(scope) : undefined;
  // A reference is opened wherever it lies.
  const expression =
    asked && passages && asked.kind !== 'reference'
      ? { kind: 'all' as const, of: [asked, { kind: 'scope' as const, passages }] }
      : asked;
  const positions = expression ? await positionsIn(corpora, expression) : corpora.map(() => []);
  return {
    typed: expression,
    expression,
    positions,
    total: positions.reduce((sum, { length }) => sum + length, 0),
    showing: null,
    ignored,
    unknown: scope && !passages ? [...unknown, { field: 'in' as const, name: scope }] : unknown,
  };
}
