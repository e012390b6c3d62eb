import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { parseReferences } from '@berea/scripture';
import type { NotedAnswer } from '@berea/text-packs';
import { fold, wordsOf } from '../text/fold-words.js';

/** An answer that a question may ask for. */
export interface FoundAnswer {
  readonly answer: NotedAnswer;
  /** BM25; comparable within one question. */
  readonly score: number;
  /**
   * How much of their words, by rarity, the question and the nearest phrasing share: 0 to 1. 0 where the entry has too
   * few of the words that tell what the question is about.
   */
  readonly likeness: number;
}

/** How soon a further occurrence, and the length of an entry, stop to matter (the usual values of BM25). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** A word of the lead says less of what people ask than one of their own. */
const LEAD_SHARE = 0.4;
/** A word of more entries than this share tells how people ask, not what: 'who', 'bible', 'mean'. */
const FRAME = 0.05;
/** So many of the other words the entry must have: of three or fewer all. */
const LEAST_TELLING = 0.75;
/** Longer questions are cut: nobody asks in more words what an entry could know. */
const MOST_WORDS = 120;

const STEMS = { en: english, es: spanish } as const;

interface Document {
  readonly answer: NotedAnswer;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  readonly phrasings: readonly ReadonlySet<string>[];
}

/** Finds the answers of the study Bible that a question asks for, by the words of their phrasings and leads. */
export class AnswerIndex {
  private readonly documents: readonly Document[];
  private readonly holders = new Map<string, Document[]>();
  private readonly usualLength: number;

  constructor(
    answers: readonly NotedAnswer[],
    private readonly language: 'en' | 'es',
  ) {
    this.documents = answers.map((answer) => this.read(answer));
    this.usualLength = this.documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.documents.length);
    for (const document of this.documents)
      for (const word of document.counts.keys()) {
        const holders = this.holders.get(word);
        if (holders) holders.push(document);
        else this.holders.set(word, [document]);
      }
  }

  /** @returns at most `most`, best first */
  find(question: string, most = 3): FoundAnswer[] {
    const words = new Set(this.wordsIn(question).slice(0, MOST_WORDS));
    const scores = new Map<Document, number>();
    for (const word of words)
      for (const document of this.holders.get(word) ?? []) {
        const count = document.counts.get(word) ?? 0;
        const length = 1 - LENGTH_SHARE + LENGTH_SHARE * (document.length / this.usualLength);
        const weight = (this.rarity(word) * count * (SATURATION + 1)) / (count + SATURATION * length);
        scores.set(document, (scores.get(document) ?? 0) + weight);
      }
    return [...scores]
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([document, score]) => ({ answer: document.answer, score, likeness: this.likeness(words, document) }));
  }

  private read(answer: NotedAnswer): Document {
    const phrasings = answer.phrasings[this.language].map((phrasing) => this.wordsIn(phrasing));
    const counts = new Map<string, number>();
    const add = (word: string, share: number) => counts.set(word, (counts.get(word) ?? 0) + share);
    for (const word of phrasings.flat()) add(word, 1);
    for (const word of this.wordsIn(answer.lead[this.language] ?? '')) add(word, LEAD_SHARE);
    const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { answer, counts, length, phrasings: phrasings.map((words) => new Set(words)) };
  }

  /** Twice the weight of what question and nearest phrasing both say, by the weight of all that they say. */
  private likeness(words: ReadonlySet<string>, { phrasings, counts }: Document): number {
    const telling = [...words].filter((word) => this.tells(word));
    if (telling.filter((word) => counts.has(word)).length < telling.length * LEAST_TELLING) return 0;
    const weigh = (each: Iterable<string>): number => [...each].reduce((sum, word) => sum + this.rarity(word), 0);
    const asked = weigh(words);
    return Math.max(
      0,
      ...phrasings.map((phrasing) => {
        const both = weigh([...words].filter((word) => phrasing.has(word)));
        return (2 * both) / Math.max(Number.EPSILON, asked + weigh(phrasing));
      }),
    );
  }

  private tells(word: string): boolean {
    return (this.holders.get(word)?.length ?? 0) <= Math.max(1, this.documents.length * FRAME);
  }

  /** A word that no entry has is as rare as one that a single entry has. */
  private rarity(word: string): number {
    const holders = Math.max(1, this.holders.get(word)?.length ?? 1);
    return Math.log(1 + (this.documents.length - holders + 0.5) / (holders + 0.5));
  }

  /** A reference is one word of its own: 'Romans 3:28' shares nothing with 'Romans 8:28'. */
  private wordsIn(text: string): string[] {
    let bare = text;
    const places: string[] = [];
    // Reading references costs more than all else, and without a number there is none.
    for (const { start, end, book, chapter, verse = '' } of /\d/.test(text) ? parseReferences(text).reverse() : []) {
      places.push(`${book.osis}.${chapter}.${verse}`);
      bare = `${bare.slice(0, start)} ${bare.slice(end)}`;
    }
    return [...wordsOf(bare).map((word) => fold(STEMS[this.language](word.replace(/['’]s$/, '')))), ...places];
  }
}
