import type { NotedAnswer, NotedBridge } from '@berea/text-packs';
import { Slices } from '../scheduling/slices.js';
import { Bm25, countWords, type WordCounts } from '../text/bm25.js';
import { type LedTo, ModernWords, scoresOf } from './modern-words.js';
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
  /** How likely this is what is asked: 0 to 1. */
  readonly certainty: number;
}

/** What makes it likely that an entry is meant. */
export interface Signs {
  /** How much of the question's words it has: 0 to 1. */
  readonly share: number;
  /** How many times its score is that of the next entry, as a logarithm. */
  readonly ahead: number;
  /** Its own score: rare words, and several of them. */
  readonly score: number;
}
export const SIGNS = ['share', 'ahead', 'score'] as const satisfies readonly (keyof Signs)[];

/**
 * How much each sign counts, in a logistic function. Learnt by `npm run learn -- --entries` on phrasings that were left
 * out of the index, and on those of entries that were left out, which nothing may answer.
 */
const CERTAINTY: Signs & { readonly none: number } = { share: 2.207, ahead: 1.933, score: 0.072, none: -4.455 };
/** How many times its own score is that of a next entry that is not there. */
const ALONE = 0.5;

export const signsOf = (share: number, score: number, next = score * ALONE): Signs => ({
  share,
  ahead: Math.log(score / next),
  score,
});

const certaintyOf = (signs: Signs): number =>
  1 / (1 + Math.exp(-SIGNS.reduce((sum, name) => sum + CERTAINTY[name] * signs[name], CERTAINTY.none)));

/** A word of the lead, or of a passage's reason, says less of what people ask than one of their own. */
const LEAD_SHARE = 0.8;
const REASON_SHARE = 0.2;
/** A word that several phrasings have says more than one of a single phrasing. Chosen on phrasings that were left out. */
const SATURATION = 2.5;

interface Entry {
  readonly answer: NotedAnswer;
  readonly counts: WordCounts;
  readonly phrasings: readonly ReadonlySet<string>[];
}

function readEntry(answer: NotedAnswer, language: 'en' | 'es'): Entry {
  const phrasings = answer.phrasings[language].map((phrasing) => stemmedWords(phrasing, language));
  const counts = countWords([
    [phrasings.flat(), 1],
    [stemmedWords(answer.lead[language] ?? '', language), LEAD_SHARE],
    ...answer.passages.map(({ why }) => [stemmedWords(why[language] ?? '', language), REASON_SHARE] as const),
  ]);
  return { answer, counts, phrasings: phrasings.map((words) => new Set(words)) };
}

/** Finds the answers of the study Bible that a question asks for, by the words of their phrasings and leads. */
export class AnswerIndex {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly index: Bm25<Entry>;
  private readonly modernWords: ModernWords;

  /** Reads the answers; yields to the event loop on the way. */
  static async of(...[answers, language, bridges]: ConstructorParameters<typeof AnswerIndex>): Promise<AnswerIndex> {
    const slices = Slices.current;
    const entries: Entry[] = [];
    for (const answer of answers) {
      entries.push(readEntry(answer, language));
      await slices.yieldToEventLoop();
    }
    return new AnswerIndex(answers, language, bridges, entries);
  }

  /** Reads all answers at once, which blocks the event loop, if `entries` are not given. */
  constructor(
    answers: readonly NotedAnswer[],
    private readonly language: 'en' | 'es',
    bridges: readonly NotedBridge[] = [],
    entries: readonly Entry[] = answers.map((answer) => readEntry(answer, language)),
  ) {
    this.entries = new Map(entries.map((entry) => [entry.answer.id, entry]));
    this.index = new Bm25(entries, ({ counts }) => counts, SATURATION);
    this.modernWords = new ModernWords(bridges, language);
  }

  /** @returns at most `most`, best first */
  find(question: string, most = 3): FoundAnswer[] {
    const words = askedWords(question, this.language);
    const led = this.modernWords.find(question);
    const found = this.index.find(words, Math.max(most, 2), scoresOf(led, this.index, this.entries));
    return found.slice(0, most).map(({ entry, score }, place) => {
      const compared = this.compare(words, entry, led.get(entry.answer.id));
      const signs = signsOf(compared.share, score, found[place === 0 ? 1 : 0]?.score);
      return { answer: entry.answer, score, ...compared, certainty: certaintyOf(signs) };
    });
  }

  /** @param led how modern words of the question lead to the entry */
  private compare(
    words: ReadonlySet<string>,
    { phrasings, counts }: Entry,
    led: LedTo | undefined,
  ): Pick<FoundAnswer, 'share' | 'likeness'> {
    const asked = this.index.weigh(words);
    const likenesses = phrasings.map((phrasing) => {
      const both = this.index.weigh([...words].filter((word) => phrasing.has(word)));
      return (2 * both) / (asked + this.index.weigh(phrasing));
    });
    return {
      share: this.index.weigh([...words].filter((word) => counts.has(word) || led?.words.includes(word))) / asked,
      likeness: Math.max(0, ...likenesses),
    };
  }
}
