import type { NotedAnswer } from '@berea/text-packs';
import { Bm25, countWords, type WordCounts } from '../text/bm25.js';
import { askedWords, stemmedWords } from './stemmed-words.js';

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

/** A word of the lead, or of a passage's reason, says less of what people ask than one of their own. */
const LEAD_SHARE = 0.4;
const REASON_SHARE = 0.2;

interface Entry {
  readonly answer: NotedAnswer;
  readonly counts: WordCounts;
  readonly phrasings: readonly ReadonlySet<string>[];
}

/** Finds the answers of the study Bible that a question asks for, by the words of their phrasings and leads. */
export class AnswerIndex {
  private readonly index: Bm25<Entry>;

  /** @param bridges modern words that lead to an answer, by its id */
  constructor(
    answers: readonly NotedAnswer[],
    private readonly language: 'en' | 'es',
    private readonly bridges: ReadonlyMap<string, readonly string[]> = new Map(),
  ) {
    this.index = new Bm25(
      answers.map((answer) => this.read(answer)),
      ({ counts }) => counts,
    );
  }

  /** @returns at most `most`, best first */
  find(question: string, most = 3): FoundAnswer[] {
    const words = askedWords(question, this.language);
    return this.index
      .find(words, most)
      .map(({ entry, score }) => ({ answer: entry.answer, score, ...this.compare(words, entry) }));
  }

  private read(answer: NotedAnswer): Entry {
    const phrasings = answer.phrasings[this.language].map((phrasing) => stemmedWords(phrasing, this.language));
    const counts = countWords([
      [phrasings.flat(), 1],
      // They help to find an answer, and are no way to ask for it: many words lead to several.
      ...(this.bridges.get(answer.id) ?? []).map((words) => [stemmedWords(words, this.language), 1] as const),
      [stemmedWords(answer.lead[this.language] ?? '', this.language), LEAD_SHARE],
      ...answer.passages.map(
        ({ why }) => [stemmedWords(why[this.language] ?? '', this.language), REASON_SHARE] as const,
      ),
    ]);
    return { answer, counts, phrasings: phrasings.map((words) => new Set(words)) };
  }

  private compare(words: ReadonlySet<string>, { phrasings, counts }: Entry): Pick<FoundAnswer, 'share' | 'likeness'> {
    const weigh = (each: Iterable<string>): number =>
      [...each].reduce((sum, word) => sum + this.index.rarity(word), Number.EPSILON);
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
}
