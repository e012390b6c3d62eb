import type { Expression } from './expression.js';

export interface Query {
  /** Undefined where the query asks for nothing. */
  readonly expression: Expression | undefined;
  /** Parts that mean nothing, as they were typed: a stray operator, a field without a name. */
  readonly ignored: readonly string[];
  /** Names behind `in:` and `lemma:` that nothing has. */
  readonly unknown: readonly UnknownName[];
}

export interface UnknownName {
  readonly field: 'in' | 'lemma';
  readonly name: string;
}

export interface QueryNames {
  /** Strong's numbers for what follows `lemma:`; empty where there is no such lemma. */
  lemma(name: string): readonly string[];
}
