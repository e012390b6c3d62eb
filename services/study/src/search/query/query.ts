import type { Passage, ReferenceSpan } from '@berea/scripture';
import type { Parsing } from '../../works/parsing-words.js';

export interface Query {
  /** Undefined where the query asks for nothing. */
  readonly expression: Expression | undefined;
  /** The references that the query consists of, also those to places that do not exist. */
  readonly references?: readonly ReferenceSpan[];
  /** The translation that is named beside them, see `named-versions.ts`. */
  readonly version?: string;
  /** Parts that mean nothing, as they were typed: a stray operator, a field without a name. */
  readonly ignored: readonly string[];
  /** Names behind `in:`, `lemma:` and `parsing:` that nothing has. */
  readonly unknown: readonly UnknownName[];
}

export interface UnknownName {
  readonly field: 'in' | 'lemma' | 'parsing';
  readonly name: string;
}

export interface QueryNames {
  /** Strong's numbers for what follows `lemma:`; empty where there is no such lemma. */
  lemma(name: string): readonly string[];
}

/** A word of a query, folded; `start` and `length` are its place in the query as it was typed. */
export interface QueryWord {
  readonly word: string;
  /** Whether it matches all words that begin with it. */
  readonly prefix: boolean;
  readonly start: number;
  readonly length: number;
}

const GREEK_OR_HEBREW = /[\p{Script=Greek}\p{Script=Hebrew}]/u;

/** Whether a text, or a phrase, has Greek or Hebrew letters: then the original texts are searched as well. */
export const isOriginal = (text: string): boolean => GREEK_OR_HEBREW.test(text);

/** The expression of a query. A single word is a phrase of one. */
export type Expression =
  /**
   * `asLemma`: a dictionary form, which its lemma is asked for beside it; the original texts need not be searched for it.
   * `spelled`: the text must have these capitals.
   */
  | {
      readonly kind: 'phrase';
      readonly words: readonly QueryWord[];
      readonly asLemma?: true;
      readonly spelled?: readonly Spelling[];
    }
  | { readonly kind: 'lemma'; readonly ids: readonly string[] }
  /** A Greek or Hebrew word in a form; `instead` is what documents without such words are asked for. */
  | {
      readonly kind: 'form';
      readonly ids?: readonly string[];
      readonly parsing: Parsing;
      readonly instead?: Expression;
    }
  /** Everything within these passages: `in:rom`. */
  | { readonly kind: 'scope'; readonly passages: readonly Passage[] }
  /** These very passages: the query is a reference. */
  | { readonly kind: 'reference'; readonly passages: readonly Passage[] }
  | { readonly kind: 'all'; readonly of: readonly Expression[] }
  | { readonly kind: 'any'; readonly of: readonly Expression[] }
  /** Words, or lemmas and forms, so many words apart at most. */
  | { readonly kind: 'near'; readonly of: readonly Near[]; readonly within: number }
  | { readonly kind: 'not'; readonly of: Expression };

export type Leaf = Exclude<Expression, { kind: 'all' | 'any' | 'not' | 'near' }>;
export type NearExpression = Extract<Expression, { kind: 'near' }>;
export type Phrase = Extract<Expression, { kind: 'phrase' }>;
export type Original = Extract<Expression, { kind: 'lemma' | 'form' }>;
/** What may be near something else: any of the phrases, or a word of the original texts. */
export type Near = readonly Phrase[] | Original;

/** Spellings that English Bibles tell apart: the Name of God, and titles. */
export const SPELLINGS = ['LORD', 'Lord', 'GOD'] as const;
export type Spelling = (typeof SPELLINGS)[number];

/** The parts that a match has to do with: those under NOT are left out. */
export function positiveLeaves(expression: Expression): Leaf[] {
  switch (expression.kind) {
    case 'not':
      return [];
    case 'all':
    case 'any':
      return expression.of.flatMap(positiveLeaves);
    case 'near':
      return leavesNear(expression);
    default:
      return [expression];
  }
}

/** The parts that a match has near each other. */
export function nearsOf(expression: Expression): NearExpression[] {
  switch (expression.kind) {
    case 'near':
      return [expression];
    case 'all':
    case 'any':
      return expression.of.flatMap(nearsOf);
    default:
      return [];
  }
}

export const leavesNear = ({ of }: NearExpression): Leaf[] =>
  of.flatMap((part): readonly Leaf[] => ('kind' in part ? [part] : part));

/** The words that a match holds, in the order in which they were typed. */
export const positiveWords = (expression: Expression): QueryWord[] =>
  positiveLeaves(expression).flatMap((leaf) => (leaf.kind === 'phrase' ? leaf.words : []));

/** Parts that ask for the same twice are kept once: a query may repeat itself as often as it likes. */
export function distinct<Part extends Expression>(parts: readonly Part[]): Part[] {
  return [...new Map(parts.map((part) => [keyOf(part), part])).values()];
}

function keyOf(part: Expression): unknown {
  if (part.kind === 'phrase') {
    const words = part.words.map(({ word, prefix }) => (prefix ? `${word}*` : word));
    return [...words, ...(part.spelled ?? [])].join(' ');
  }
  return part.kind === 'not' && part.of.kind === 'phrase' ? `NOT ${String(keyOf(part.of))}` : part;
}
