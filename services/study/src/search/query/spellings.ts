import { type Expression, type QueryWord, SPELLINGS, type Spelling } from './query.js';

const OF_CAPITALS: readonly string[] = ['LORD', 'GOD'];
const OPERATOR = /^(?:AND|OR|NOT|NEAR)$/;
/** A part of a query that asks for no word of the text: 'in:ps', 'H430'. */
const FIELD = /:|^<?[gh]\d{1,6}>?$/i;

/** Reads which spellings the words of a query ask for. */
export class Spellings {
  private readonly alone: boolean;
  private readonly shouted: boolean;

  constructor(private readonly query: string) {
    const parts = query.split(/\s+/).filter((part) => !FIELD.test(part));
    const words = (parts.join(' ').match(/\p{L}+/gu) ?? []).filter((word) => !OPERATOR.test(word));
    this.alone = words.length === 1;
    this.shouted = words.some((word) => /^\p{Lu}{2,}$/u.test(word) && !OF_CAPITALS.includes(word));
  }

  /**
   * 'LORD' and 'GOD' in a query that is not all capitals, and 'Lord' where it is the only word. Beside other words, 'Lord'
   * is what readers write for both.
   */
  of(words: readonly QueryWord[]): Spelling[] {
    if (this.shouted) return [];
    return words.flatMap(({ start, length, prefix }) => {
      const written = SPELLINGS.find((spelling) => spelling === this.query.slice(start, start + length));
      return written && !prefix && (this.alone || OF_CAPITALS.includes(written)) ? [written] : [];
    });
  }
}

/** The same expression for every spelling; undefined where it asks for none. */
export function inAnySpelling(expression: Expression): Expression | undefined {
  let asked = false;
  const plain = (part: Expression): Expression => {
    switch (part.kind) {
      case 'all':
      case 'any':
        return { ...part, of: part.of.map(plain) };
      case 'not':
        return { ...part, of: plain(part.of) };
      case 'phrase': {
        const { spelled, ...phrase } = part;
        asked ||= spelled !== undefined;
        return phrase;
      }
      default:
        return part;
    }
  };
  const every = plain(expression);
  return asked ? every : undefined;
}
