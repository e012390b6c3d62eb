import { inOtherNumbering, type Passage, passageOf, readReferenceQuery, type ReferenceSpan } from '@berea/scripture';
import { readParsing } from '../../works/parsing-words.js';
import { withParsing } from './parsing-tokens.js';
import {
  type Expression,
  isOriginal,
  type Near,
  type Phrase,
  type Query,
  type QueryNames,
  type QueryWord,
  type UnknownName,
} from './query.js';
import { scanQuery, type Token } from './scan-query.js';
import { Spellings } from './spellings.js';
import { scopeOf } from './scope-of.js';

/**
 * Parses a query: a reference asks for the verses themselves, otherwise words (all of them), "phrases", AND, OR, NOT,
 * NEAR, parentheses, pref*, `lemma:`, `parsing:` and `in:`. NOT binds closest, then NEAR, AND and OR. No input makes it
 * fail.
 */
export function parseQuery(query: string, names: QueryNames): Query {
  const { references, version } = readReferenceQuery(query);
  if (references.length) {
    const passages = references.flatMap((reference) => passageOf(reference) ?? passageElsewhere(reference) ?? []);
    const named = { references, ...(version !== undefined && { version }) };
    return { expression: { kind: 'reference', passages }, ...named, ignored: [], unknown: [] };
  }
  return new QueryParser(query, withParsing(scanQuery(query)), names).read();
}

/** The verses that other editions number so. */
function passageElsewhere(reference: ReferenceSpan): Passage | undefined {
  const other = inOtherNumbering(reference);
  return other && passageOf({ book: reference.book, ...other, valid: true });
}

/** Reads by descent: any → all → one. The depth is that of the parentheses, so the length of a query limits it. */
class QueryParser {
  private at = 0;
  private readonly ignored: string[] = [];
  private readonly unknown: UnknownName[] = [];
  private readonly spellings: Spellings;

  constructor(
    private readonly query: string,
    private readonly tokens: readonly Token[],
    private readonly names: QueryNames,
  ) {
    this.spellings = new Spellings(query);
  }

  read(): Query {
    const parts: Expression[] = [];
    while (this.at < this.tokens.length) {
      const part = this.any();
      if (part) parts.push(part);
      // Only a parenthesis that nothing opened ends a whole expression before its end.
      if (this.at < this.tokens.length) this.ignore();
    }
    return { expression: joined('all', parts), ignored: this.ignored, unknown: this.unknown };
  }

  private any(): Expression | undefined {
    const parts = [this.all()];
    while (this.nextIs('OR')) {
      const operator = this.at;
      this.at += 1;
      const before = parts.at(-1);
      const part = this.all();
      parts.push(part);
      if (!part || (parts.length === 2 && !before)) this.ignore(operator);
    }
    return joined('any', parts);
  }

  private all(): Expression | undefined {
    const parts: Expression[] = [];
    for (let token = this.tokens[this.at]; token && token.kind !== 'close'; token = this.tokens[this.at]) {
      if (this.nextIs('OR')) break;
      if (this.nextIs('AND')) {
        const operator = this.at;
        this.at += 1;
        if (parts.length && this.startsOne()) continue;
        this.ignore(operator);
        continue;
      }
      const part = this.nearOnes();
      if (part) parts.push(part);
    }
    return joined('all', withForms(withOneScope(parts)));
  }

  /** What NEAR joins; where its sides cannot be near each other, all of them are asked for. */
  private nearOnes(): Expression | undefined {
    const parts = [this.one()];
    const operators: number[] = [];
    let within = 0;
    for (let token = this.tokens[this.at]; token?.kind === 'near'; token = this.tokens[this.at]) {
      operators.push(this.at);
      this.at += 1;
      within = Math.max(within, token.within);
      if (this.startsOne()) parts.push(this.one());
    }
    if (!operators.length) return parts[0];
    const near = nearEachOther(parts, within);
    if (near && operators.length < parts.length) return near;
    for (const operator of operators) this.ignore(operator);
    return joined('all', parts);
  }

  private one(): Expression | undefined {
    const token = this.tokens[this.at];
    if (!token) return undefined;
    this.at += 1;
    switch (token.kind) {
      case 'operator':
        return this.negated(this.at - 1);
      case 'open': {
        const inner = this.any();
        if (this.tokens[this.at]?.kind === 'close') this.at += 1;
        return inner;
      }
      case 'field':
        return this.field(token);
      case 'phrase':
        return token.within === undefined ? this.words(token.words) : this.wordsNear(token.words, token.within);
      case 'near':
      case 'unread':
        this.ignore(this.at - 1);
        return undefined;
      default:
        return undefined;
    }
  }

  /**
   * A Greek or Hebrew word in its dictionary form matches all its forms; a hyphened word is written with a blank, too.
   */
  private words(words: readonly QueryWord[]): Expression {
    const spelled = this.spellings.of(words);
    const phrase = { kind: 'phrase' as const, words, ...(spelled.length > 0 && { spelled }) };
    const [word, ...more] = words;
    if (!word || more.length || word.prefix) return phrase;
    if (isOriginal(word.word)) {
      const ids = this.names.lemma(word.word);
      return ids.length
        ? {
            kind: 'any',
            of: [
              { ...phrase, asLemma: true },
              { kind: 'lemma', ids },
            ],
          }
        : phrase;
    }
    const parts = word.word.split('-');
    if (parts.length < 2) return phrase;
    return { kind: 'any', of: [phrase, { kind: 'phrase', words: parts.map((part) => ({ ...word, word: part })) }] };
  }

  /** '"faith works"~5': these words, in any order. */
  private wordsNear(words: readonly QueryWord[], within: number): Expression | undefined {
    const parts = words.map((word) => this.words([word]));
    return nearEachOther(parts, within) ?? joined('all', parts);
  }

  private negated(operator: number): Expression | undefined {
    const of = this.startsOne() ? this.one() : undefined;
    if (of) return of.kind === 'not' ? of.of : { kind: 'not', of };
    this.ignore(operator);
    return undefined;
  }

  private field({ field, value, words, start, end }: Extract<Token, { kind: 'field' }>): Expression | undefined {
    if (field === 'parsing') {
      const parsing = readParsing(value);
      const instead =
        words &&
        joined(
          'all',
          words.map((word) => ({ kind: 'phrase', words: [word] })),
        );
      if (parsing) return { kind: 'form', parsing, ...(instead && { instead }) };
    } else if (field === 'in') {
      const passages = scopeOf(value);
      if (passages) return { kind: 'scope', passages };
    } else {
      const ids = this.names.lemma(value);
      if (ids.length) return { kind: 'lemma', ids };
    }
    // Without a name it is still being typed.
    if (value.trim()) this.unknown.push({ field, name: value.trim() });
    else this.ignored.push(this.query.slice(start, end));
    return undefined;
  }

  /** Whether the next part can follow AND or NOT. */
  private startsOne(): boolean {
    const next = this.tokens[this.at];
    return (
      next !== undefined &&
      next.kind !== 'close' &&
      next.kind !== 'near' &&
      (next.kind !== 'operator' || next.operator === 'NOT')
    );
  }

  private nextIs(operator: string): boolean {
    const next = this.tokens[this.at];
    return next?.kind === 'operator' && next.operator === operator;
  }

  private ignore(index = this.at++): void {
    const token = this.tokens[index];
    if (token) this.ignored.push(this.query.slice(token.start, token.end));
  }
}

function joined(kind: 'all' | 'any', parts: readonly (Expression | undefined)[]): Expression | undefined {
  const of = parts.filter((part) => part !== undefined);
  return of.length > 1 ? { kind, of } : of[0];
}

/** So many words and phrases are looked for near each other. */
const MOST_NEAR = 8;

/** Undefined where they are not of one kind: a word of a translation is so many words from no word of the Greek text. */
function nearEachOther(parts: readonly (Expression | undefined)[], within: number): Expression | undefined {
  const of = parts.map(asNear).filter((part) => part !== undefined);
  if (of.length < parts.length || of.length < 2 || of.length > MOST_NEAR) return undefined;
  const originals = of.filter((part) => 'kind' in part).length;
  return originals && originals < of.length ? undefined : { kind: 'near', of, within };
}

function asNear(part: Expression | undefined): Near | undefined {
  if (part?.kind === 'lemma' || part?.kind === 'form') return part;
  if (part?.kind === 'phrase') return isOriginalPhrase(part) ? undefined : [part];
  if (part?.kind !== 'any') return undefined;
  // The dictionary form of a Greek or Hebrew word is its lemma.
  const lemma = part.of.find(({ kind }) => kind === 'lemma');
  if (lemma?.kind === 'lemma' && part.of.length === 2) return lemma;
  const phrases = part.of.filter((each): each is Phrase => each.kind === 'phrase' && !isOriginalPhrase(each));
  return phrases.length === part.of.length ? phrases : undefined;
}

const isOriginalPhrase = ({ words }: Phrase): boolean => words.some(({ word }) => isOriginal(word));

/** 'G26 dative': the form is that of the lemma right before it, else right behind it. */
function withForms(parts: readonly Expression[]): Expression[] {
  const of = [...parts];
  for (const part of parts) {
    if (part.kind !== 'form') continue;
    const at = of.indexOf(part);
    const beside = [at - 1, at + 1].find((place) => lemmaOf(of[place]));
    const lemma = beside === undefined ? undefined : lemmaOf(of[beside]);
    if (beside === undefined || !lemma) continue;
    const instead = joined('all', [lemma, part.instead]);
    const form: Expression = { ...part, ids: lemma.ids, ...(instead && { instead }) };
    of.splice(Math.min(at, beside), 2, form);
  }
  return of;
}

function lemmaOf(part: Expression | undefined): Extract<Expression, { kind: 'lemma' }> | undefined {
  if (part?.kind === 'lemma') return part;
  const lemma = part?.kind === 'any' ? part.of.find(({ kind }) => kind === 'lemma') : undefined;
  return lemma?.kind === 'lemma' ? lemma : undefined;
}

/** 'in:rom in:gal' means either: no verse is in both. */
function withOneScope(parts: readonly Expression[]): Expression[] {
  const scopes = parts.filter((part) => part.kind === 'scope');
  if (scopes.length < 2) return [...parts];
  const scope = { kind: 'scope' as const, passages: scopes.flatMap(({ passages }) => passages) };
  return [...parts.filter((part) => part.kind !== 'scope'), scope];
}
