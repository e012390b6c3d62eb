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
  /** How much of the question's words, by their rarity, the entry has: 0 to 1. */
  readonly share: number;
  /** How much of their words, by rarity, the question and the nearest phrasing have in common: 0 to 1. */
  readonly likeness: number;
}

/** How soon a further occurrence, and the length of an entry, stop to matter (the usual values of BM25). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** A word of the lead, or of a passage's reason, says less of what people ask than one of their own. */
const LEAD_SHARE = 0.4;
const REASON_SHARE = 0.2;
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
      .map(([document, score]) => ({ answer: document.answer, score, ...this.compare(words, document) }));
  }

  private read(answer: NotedAnswer): Document {
    const phrasings = answer.phrasings[this.language].map((phrasing) => this.wordsIn(phrasing));
    const counts = new Map<string, number>();
    const add = (word: string, share: number) => counts.set(word, (counts.get(word) ?? 0) + share);
    for (const word of phrasings.flat()) add(word, 1);
    for (const word of this.wordsIn(answer.lead[this.language] ?? '')) add(word, LEAD_SHARE);
    for (const { why } of answer.passages)
      for (const word of this.wordsIn(why[this.language] ?? '')) add(word, REASON_SHARE);
    const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { answer, counts, length, phrasings: phrasings.map((words) => new Set(words)) };
  }

  private compare(
    words: ReadonlySet<string>,
    { phrasings, counts }: Document,
  ): Pick<FoundAnswer, 'share' | 'likeness'> {
    const weigh = (each: Iterable<string>): number =>
      [...each].reduce((sum, word) => sum + this.rarity(word), Number.EPSILON);
    const asked = weigh(words);
    const likenesses = phrasings.map((phrasing) => {
      const both = weigh([...words].filter((word) => phrasing.has(word)));
      return (2 * both) / (asked + weigh(phrasing));
    });
    return {
      share: weigh([...words].filter((word) => counts.has(word))) / asked,
      likeness: Math.max(0, ...likenesses),
    };
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
