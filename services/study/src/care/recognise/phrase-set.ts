import { STOP } from './tokens.js';

/** The words of one phrase. A word with a final `*` matches all words that begin so. */
export type Phrase = readonly string[];

interface ByFirst {
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  readonly byBeginning: readonly Phrase[];
  readonly mayEnd: boolean;
}

/**
 * Words and phrases that may come at one place; `$` among them is the end of a sentence. Most of the patterns end at
 * their first word, so the phrases are written out on demand.
 */
export class PhraseSet {
  private made: ByFirst | undefined;

  constructor(private readonly phrases: () => readonly Phrase[]) {}

  private get kept(): ByFirst {
    return (this.made ??= byFirstWord(this.phrases()));
  }

  /** Whether any phrase may begin at this word; quickly told, since most do not. */
  mayStart(token: string | undefined): boolean {
    const { byFirst, byBeginning, mayEnd } = this.kept;
    if (token === undefined || token === STOP) return mayEnd;
    return byFirst.has(token) || byBeginning.some(([first = '']) => token.startsWith(first.slice(0, -1)));
  }

  /** Ends of the phrases that begin at this word. */
  endsAt(tokens: readonly string[], start: number): Set<number> {
    const { byFirst, byBeginning, mayEnd } = this.kept;
    const ends = new Set<number>();
    const token = tokens[start];
    if (mayEnd && (token === undefined || token === STOP)) ends.add(start);
    if (token === undefined) return ends;
    for (const phrase of byFirst.get(token) ?? []) if (fits(tokens, start, phrase)) ends.add(start + phrase.length);
    for (const phrase of byBeginning) if (fits(tokens, start, phrase)) ends.add(start + phrase.length);
    return ends;
  }
}

function byFirstWord(phrases: readonly Phrase[]): ByFirst {
  const byFirst = new Map<string, Phrase[]>();
  const byBeginning: Phrase[] = [];
  for (const phrase of phrases) {
    const [first = ''] = phrase;
    const known = byFirst.get(first);
    if (first.endsWith('*')) byBeginning.push(phrase);
    else if (known) known.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  return { byFirst, byBeginning, mayEnd: byFirst.has('$') };
}

const fits = (tokens: readonly string[], start: number, phrase: Phrase): boolean =>
  phrase.every((word, index) => {
    const token = tokens[start + index];
    if (token === undefined) return false;
    return word.endsWith('*') ? token.startsWith(word.slice(0, -1)) : token === word;
  });
