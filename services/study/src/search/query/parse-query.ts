import { inOtherNumbering, type Passage, passageOf, readReferenceQuery, type ReferenceSpan } from '@berea/scripture';
import { type Expression, isOriginal, type Query, type QueryNames, type QueryWord, type UnknownName } from './query.js';
import { scanQuery, type Token } from './scan-query.js';
import { scopeOf } from './scope-of.js';

/**
 * Parses a query: a reference asks for the verses themselves, otherwise words (all of them), "phrases", AND, OR, NOT,
 * parentheses, pref*, `lemma:` and `in:`. NOT binds closest, then AND, then OR. No input makes it fail.
 */
export function parseQuery(query: string, names: QueryNames): Query {
  const { references, version } = readReferenceQuery(query);
  if (references.length) {
    const passages = references.flatMap((reference) => passageOf(reference) ?? passageElsewhere(reference) ?? []);
    const named = { references, ...(version !== undefined && { version }) };
    return { expression: { kind: 'reference', passages }, ...named, ignored: [], unknown: [] };
  }
  return new QueryParser(query, scanQuery(query), names).read();
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

  constructor(
    private readonly query: string,
    private readonly tokens: readonly Token[],
    private readonly names: QueryNames,
  ) {}

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
      const part = this.one();
      if (part) parts.push(part);
    }
    return joined('all', withOneScope(parts));
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
        return this.words(token.words);
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
    const phrase = { kind: 'phrase' as const, words };
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

  private negated(operator: number): Expression | undefined {
    const of = this.startsOne() ? this.one() : undefined;
    if (of) return of.kind === 'not' ? of.of : { kind: 'not', of };
    this.ignore(operator);
    return undefined;
  }

  private field({ field, value, start, end }: Extract<Token, { kind: 'field' }>): Expression | undefined {
    if (field === 'in') {
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
    return next !== undefined && next.kind !== 'close' && (next.kind !== 'operator' || next.operator === 'NOT');
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

/** 'in:rom in:gal' means either: no verse is in both. */
function withOneScope(parts: readonly Expression[]): Expression[] {
  const scopes = parts.filter((part) => part.kind === 'scope');
  if (scopes.length < 2) return [...parts];
  const scope = { kind: 'scope' as const, passages: scopes.flatMap(({ passages }) => passages) };
  return [...parts.filter((part) => part.kind !== 'scope'), scope];
}
