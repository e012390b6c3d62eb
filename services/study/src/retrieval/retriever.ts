import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import { isAskingWord } from '../study-tools/question/question-terms.js';
import { wordsOf } from '../text/fold-words.js';
import { indexOf } from './kept-index.js';
import { CHAPTERS, type IndexedWorks, type LibraryIndex, WITNESSES, type WitnessKind } from './library-index.js';
import { type AskedTerm, VerseScores } from './score-verses.js';
import type { Language } from './terms.js';
import { type Weights, WEIGHTS } from './weights.js';

/** Evidence for a place beside the verse itself. */
export interface Witness {
  readonly kind: WitnessKind;
  /** By its place among the documents of its kind */
  readonly document: number;
  /** Words of the question that it has */
  readonly words: readonly string[];
}

/** A place that may answer a question, and why. */
export interface Candidate {
  readonly position: number;
  /** The verse with those beside it that have further words of the question */
  readonly passage: Passage;
  readonly score: number;
  /** Words of the question, as they are asked, that the verse has in one of the texts */
  readonly words: readonly string[];
  /** Further ones that the verses about it have */
  readonly near: readonly string[];
  readonly witnesses: readonly Witness[];
}

/** How certain it is that one of the first three candidates is meant; see `lab/README.md`. */
export type Level = 'high' | 'middle' | 'low';

export interface Found {
  /** Best first; none within five verses of a better one of its chapter */
  readonly candidates: readonly Candidate[];
  readonly chance: number;
  readonly level: Level;
}

export interface FindOptions {
  /** Documents that may be used beside the verses */
  readonly kinds?: readonly WitnessKind[];
  /** Candidates */
  readonly most?: number;
  readonly weights?: Weights;
}

const HIGH = 0.8;
const MIDDLE = 0.45;
const MOST_FOUND = 0.6;
/** A longer question is cut. */
const MOST_WORDS = 60;
/** A word of more verses tells nothing. */
const MOST_HOLDERS = 0.3 * VERSE_TOTAL;
const BESIDE = 5;
/** The verses about one, the nearest first. */
const ABOUT = [1, -1, 2, -2];
/** Verses below this share of the best one are not ranked. */
const LEAST_SHARE = 0.3;

interface AskedWord extends AskedTerm {
  readonly word: string;
}

/** Finds the places of a library that a question asks for. */
export class Retriever {
  private static readonly made = new WeakMap<IndexedWorks, Map<Language, Promise<Retriever>>>();
  private readonly scores: VerseScores;

  /** The retriever of works that are loaded; made once. */
  static of(library: IndexedWorks, language: Language = 'en'): Promise<Retriever> {
    const made = this.made.get(library) ?? new Map<Language, Promise<Retriever>>();
    this.made.set(library, made);
    const retriever = made.get(language) ?? indexOf(library, language).then((index) => new Retriever(index));
    made.set(language, retriever);
    return retriever;
  }

  constructor(readonly index: LibraryIndex) {
    this.scores = new VerseScores(index);
  }

  find(question: string, { kinds = WITNESSES, most = 10, weights = WEIGHTS }: FindOptions = {}): Found {
    const asked = this.askedWords(question);
    this.scores.score(asked, weights, kinds);
    const candidates = placesOf(this.scores.scores, most).map((position) => this.describe(position, asked));
    const values = featuresOf(candidates, asked, weights);
    const chance = chanceOf(values, weights);
    // A place that has every word asked for is worth a look, however few they are.
    const isNear = chance >= MIDDLE || values.found >= MOST_FOUND;
    return { candidates, chance, level: chance >= HIGH ? 'high' : isNear ? 'middle' : 'low' };
  }

  /** The features that `weights.json` is learnt from. */
  featuresOf(question: string, { candidates }: Found, weights: Weights = WEIGHTS): Features {
    return featuresOf(candidates, this.askedWords(question), weights);
  }

  /** The telling words of a question. */
  askedWords(question: string): AskedWord[] {
    const { terms, verses } = this.index;
    const asked = new Map<number, AskedWord>();
    for (const word of wordsOf(question).slice(0, MOST_WORDS)) {
      // A word that no work has is told by none, and makes every answer less certain.
      const term = terms.numberOf(word) ?? -1 - asked.size;
      if (asked.has(term) || verses.holders(term) > MOST_HOLDERS) continue;
      asked.set(term, { word, term, rarity: this.index.rarity(term) });
    }
    return [...asked.values()];
  }

  private describe(position: number, asked: readonly AskedWord[]): Candidate {
    const { verses, fields } = this.index;
    const telling = asked.filter(({ word }) => !isAskingWord(word));
    const has = (at: number, { term }: AskedWord) => CHAPTERS[at] === CHAPTERS[position] && verses.has(term, at);
    const own = telling.filter((each) => has(position, each));
    const near = telling.flatMap((each) => {
      const at = own.includes(each) ? undefined : ABOUT.find((distance) => has(position + distance, each));
      return at === undefined ? [] : [{ word: each.word, at: position + at }];
    });
    const positions = [position, ...near.map(({ at }) => at)];
    const witnesses = [...this.scores.best].flatMap(([kind, { scores, documents }]) => {
      const document = documents[position] ?? 0;
      if (!scores[position]) return [];
      const words = telling.filter(({ term }) => fields.get(kind)?.postings.has(term, document));
      return [{ kind, document, words: words.map(({ word }) => word) }];
    });
    return {
      position,
      score: this.scores.scores[position] ?? 0,
      words: own.map(({ word }) => word),
      near: near.map(({ word }) => word),
      passage: { first: Math.min(...positions), last: Math.max(...positions) },
      witnesses,
    };
  }
}

/**
 * Features that tell whether the first three candidates can be relied upon; `found` and `unknown` are shares of the
 * words asked for.
 */
export type Features = Readonly<Record<(typeof LEARNT_FEATURES)[number] | 'found' | 'unknown', number>>;
export const LEARNT_FEATURES = ['share', 'ahead', 'words'] as const;

function featuresOf(candidates: readonly Candidate[], asked: readonly AskedWord[], weights: Weights): Features {
  const [first, , , fourth] = candidates;
  const weigh = (words: readonly AskedWord[]) => words.reduce((sum, { rarity }) => sum + rarity, 0);
  const total = weigh(asked) + Number.EPSILON;
  const most =
    (weights.own + weights.window) * (1 + weights.cover) + WITNESSES.reduce((sum, kind) => sum + weights[kind], 0);
  const held = new Set([...(first?.words ?? []), ...(first?.near ?? [])]);
  const telling = asked.filter(({ word }) => !isAskingWord(word));
  const told = weigh(telling) + Number.EPSILON;
  return {
    share: (first?.score ?? 0) / (total * most),
    ahead: first ? 1 - (fourth?.score ?? 0) / first.score : 0,
    words: Math.log(1 + total),
    found: weigh(telling.filter(({ word }) => held.has(word))) / told,
    unknown: weigh(telling.filter(({ term }) => term < 0)) / told,
  };
}

/** A logistic function; what no work has a word of takes its part away. */
function chanceOf(values: Features, weights: Weights): number {
  if (!values.found) return 0;
  const sum = LEARNT_FEATURES.reduce((part, name) => part + weights[name] * values[name], weights.offset);
  return (1 - values.unknown) / (1 + Math.exp(-sum));
}

/** The indexes of the best scores, in their order. @param least share of the best one */
function best(scores: Float32Array, least: number): number[] {
  const most = scores.reduce((one, other) => Math.max(one, other), 0);
  const above: number[] = [];
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) > most * least) above.push(at);
  return above.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

function placesOf(scores: Float32Array, most: number): number[] {
  const places: number[] = [];
  const isBeside = (at: number) => (other: number) =>
    CHAPTERS[other] === CHAPTERS[at] && Math.abs(other - at) <= BESIDE;
  for (const at of best(scores, LEAST_SHARE)) {
    if (places.length >= most) break;
    if (!places.some(isBeside(at))) places.push(at);
  }
  return places;
}
