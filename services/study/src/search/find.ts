import type { ReferenceSpan } from '@berea/scripture';
import type { WordIndex } from '../text/word-index.js';
import { withCompounds, withParts } from './compounds.js';
import type { Corpus } from './corpus.js';
import { evaluate } from './evaluate.js';
import { correctQuery } from './correct-query.js';
import { PositionSet } from './position-set.js';
import type { Expression, QueryNames, UnknownName } from './query/query.js';
import { parseQuery } from './query/parse-query.js';
import { inAnySpelling } from './query/spellings.js';
import { scopeOf } from './query/scope-of.js';

export interface SearchTerms {
  readonly query: string;
  /** Narrows the query as `in:` does. */
  readonly scope: string | undefined;
}

export interface Found {
  /** The expression that was typed; undefined if the query asks for nothing. */
  readonly typed: Expression | undefined;
  /** The expression that gave the results: it differs from the typed one if `showing` names another query. */
  readonly expression: Expression | undefined;
  /** For each corpus what it has. */
  readonly sets: readonly PositionSet[];
  readonly total: number;
  /** The query that found it, where the one that was typed finds nothing and has words that nothing holds. */
  readonly showing: string | null;
  readonly ignored: readonly string[];
  /** The references that the query consists of, and the translation beside them. */
  readonly references: readonly ReferenceSpan[];
  readonly version?: string;
  /** Books and lemmas that are named and do not exist: what was found leaves them out of account. */
  readonly unknown: readonly UnknownName[];
}

/** Searches several texts one after another, and yields to the event loop between them. */
export async function find(terms: SearchTerms, corpora: readonly Corpus[], names: QueryNames): Promise<Found> {
  const typed = await findTyped(terms, corpora, names);
  if (typed.total || !typed.expression) return typed;
  const every = inAnySpelling(typed.expression);
  if (every) {
    const sets = await findIn(corpora, every);
    if (totalOf(sets)) return { ...typed, typed: every, expression: every, sets, total: totalOf(sets) };
  }
  const parted = withParts(typed.expression, fieldsOf(corpora));
  const sets = await findIn(corpora, parted);
  if (totalOf(sets)) return { ...typed, typed: parted, expression: parted, sets, total: totalOf(sets) };
  for (const { fields } of corpora) {
    const showing = await correctQuery(terms.query, typed.expression, fields, names);
    const corrected = showing && (await findTyped({ ...terms, query: showing }, corpora, names));
    if (corrected && corrected.total) return { ...corrected, typed: typed.typed, showing };
  }
  return typed;
}

/** For each corpus what an expression finds. */
export async function findIn(corpora: readonly Corpus[], expression: Expression): Promise<PositionSet[]> {
  const sets: PositionSet[] = [];
  for (const corpus of corpora) sets.push(await evaluate(expression, corpus));
  return sets;
}

/** How many there are in all of them. */
export const totalOf = (sets: readonly PositionSet[]): number => sets.reduce((sum, { count }) => sum + count, 0);

/** Reads the terms of a search before anything is looked for. */
export function readTerms(
  { query, scope }: SearchTerms,
  names: QueryNames,
): Pick<Found, 'expression' | 'ignored' | 'unknown' | 'references' | 'version'> {
  const { expression: asked, ignored, unknown, references = [], version } = parseQuery(query, names);
  const passages = scope ? scopeOf(scope) : undefined;
  // A reference is opened in every part of Scripture.
  const expression =
    asked && passages && asked.kind !== 'reference'
      ? { kind: 'all' as const, of: [asked, { kind: 'scope' as const, passages }] }
      : asked;
  return {
    expression,
    references,
    ...(version !== undefined && { version }),
    ignored,
    unknown: scope && !passages ? [...unknown, { field: 'in' as const, name: scope }] : unknown,
  };
}

const fieldsOf = (corpora: readonly Corpus[]): WordIndex[] => corpora.flatMap(({ fields }) => fields);

async function findTyped(terms: SearchTerms, corpora: readonly Corpus[], names: QueryNames): Promise<Found> {
  const { expression: asked, ...read } = readTerms(terms, names);
  const expression = asked && withCompounds(asked, fieldsOf(corpora));
  const sets = expression ? await findIn(corpora, expression) : corpora.map(({ size }) => PositionSet.of(size));
  return {
    typed: expression,
    expression,
    sets,
    total: totalOf(sets),
    showing: null,
    ...read,
  };
}
