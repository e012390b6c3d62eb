/** A run of a verse's text, in UTF-16 units. */
export interface Run {
  readonly start: number;
  readonly length: number;
}

/** Text that grows, with single spaces: markup breaks its lines where it likes. */
export class GrowingText {
  private text = '';
  private space = false;

  append(piece: string): void {
    let isFirst = true;
    for (const word of piece.split(/\s+/)) {
      if (!isFirst) this.space = true;
      isFirst = false;
      if (!word) continue;
      if (this.space && this.text) this.text += ' ';
      this.text += word;
      this.space = false;
    }
  }

  /** Separates the next words from those before. */
  breakHere(): void {
    this.space = true;
  }

  /** Joins the next text directly to the present one. */
  joinHere(): void {
    this.space = false;
  }

  /** The start of the next word. */
  get next(): number {
    return this.text.length + (this.space && this.text ? 1 : 0);
  }

  get length(): number {
    return this.text.length;
  }

  toString(): string {
    return this.text;
  }
}

/** The text between two positions, without the spaces around it; null if there is none. */
export const runBetween = (start: number, end: number): Run | null =>
  end > start ? { start, length: end - start } : null;

const LETTER = /\p{L}/u;

/** A run that ends, or begins, inside of a word of the text takes in the whole of it. */
export function onWholeWords<Kind extends Run>(text: string, run: Kind): Kind {
  const isInWord = (at: number) => LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '');
  let { start } = run;
  let end = start + run.length;
  while (isInWord(start)) start -= 1;
  while (isInWord(end)) end += 1;
  return { ...run, start, length: end - start };
}
