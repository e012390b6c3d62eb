import { readFileSync } from 'node:fs';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { bare, fold, wordsOf } from '../text/fold-words.js';
import { baseForm } from '../works/concordance.js';

export type Language = 'en' | 'es';

const STEMS = { en: english, es: spanish } as const;
const ARCHAIC = JSON.parse(readFileSync(new URL('./archaic-forms.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
/** `hath` → `have`: forms that no rule of endings leads back. */
const BASES: ReadonlyMap<string, string> = new Map(
  Object.entries(ARCHAIC).flatMap(([base, forms]) => forms.map((form) => [form, base] as const)),
);
const LONGEST = 40;

/** The words of texts by what is common to their forms, each known by a number. */
export class Terms {
  private readonly numbers: Map<string, number>;
  /** While texts are read: forms are many more than terms. */
  private readonly forms = new Map<string, number>();

  /**
   * @param isWord whether the texts have a word: an ending is taken off only where that leaves one
   * @param known the terms of texts that were read before, by their numbers
   */
  constructor(
    private readonly language: Language,
    private readonly isWord: (word: string) => boolean,
    known: readonly string[] = [],
  ) {
    this.numbers = new Map(known.map((term, number) => [term, number]));
  }

  /** All terms, by their numbers. */
  get all(): string[] {
    return [...this.numbers.keys()];
  }

  get size(): number {
    return this.numbers.size;
  }

  /** The numbers of the words of a text in order; a word that no text had before gets one. */
  read(text: string): number[] {
    return wordsOf(text).map((word) => {
      let number = this.forms.get(word);
      if (number === undefined) {
        const term = this.termOf(word);
        number = this.numbers.get(term) ?? this.numbers.size;
        if (number === this.numbers.size) this.numbers.set(copyOf(term), number);
        this.forms.set(copyOf(word), number);
      }
      return number;
    });
  }

  /** @param word folded; undefined where no text has it in any form */
  numberOf(word: string): number | undefined {
    return word.length > LONGEST ? undefined : this.numbers.get(this.termOf(word));
  }

  private termOf(word: string): string {
    const whole = bare(word.endsWith("'s") ? word.slice(0, -2) : word);
    const base = BASES.get(whole) ?? (this.language === 'en' ? baseForm(whole, this.isWord) : whole);
    return fold(STEMS[this.language](BASES.get(base) ?? base));
  }
}

/** A part of a longer text would keep all of it in memory. */
const copyOf = (word: string): string => Buffer.from(word).toString();
