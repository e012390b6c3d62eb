import { STOP } from './tokens.js';

/** The words of one phrase. One that ends with `*` stands for all that begin so. */
export type Phrase = readonly string[];

/** Words and phrases that may stand at one place; `$` among them is the end of a sentence. */
export class PhraseSet {
  private readonly byFirst = new Map<string, Phrase[]>();
  private readonly byBeginning: Phrase[] = [];
  private readonly mayEnd: boolean;

  constructor(phrases: readonly Phrase[]) {
    this.mayEnd = phrases.some(([first]) => first === '$');
    for (const phrase of phrases) {
      const [first = ''] = phrase;
      if (first.endsWith('*')) this.byBeginning.push(phrase);
      else this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), phrase]);
    }
  }

  /** Whether any phrase may begin at this word; quickly told, since most do not. */
  mayStart(token: string | undefined): boolean {
    if (token === undefined || token === STOP) return this.mayEnd;
    return this.byFirst.has(token) || this.byBeginning.some(([first = '']) => token.startsWith(first.slice(0, -1)));
  }

  /** Where the phrases end that begin at this word. */
  endsAt(tokens: readonly string[], start: number): Set<number> {
    const ends = new Set<number>();
    const token = tokens[start];
    if (this.mayEnd && (token === undefined || token === STOP)) ends.add(start);
    if (token === undefined) return ends;
    for (const phrase of this.byFirst.get(token) ?? [])
      if (fits(tokens, start, phrase)) ends.add(start + phrase.length);
    for (const phrase of this.byBeginning) if (fits(tokens, start, phrase)) ends.add(start + phrase.length);
    return ends;
  }
}

const fits = (tokens: readonly string[], start: number, phrase: Phrase): boolean =>
  phrase.every((word, index) => {
    const token = tokens[start + index];
    if (token === undefined) return false;
    return word.endsWith('*') ? token.startsWith(word.slice(0, -1)) : token === word;
  });
