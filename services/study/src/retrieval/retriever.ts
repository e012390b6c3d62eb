import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import { isAskingWord } from '../study-tools/question/question-terms.js';
import { wordsOf } from '../text/fold-words.js';
import { indexOf } from './kept-index.js';
import { CHAPTERS, type IndexedWorks, type LibraryIndex, WITNESSES, type WitnessKind } from './library-index.js';
import { VerseScores } from './score-verses.js';
import { judge, type LookedFor, SecondLook } from './second-look.js';
import type { Language } from './terms.js';
import { CERTAIN, type Certain, type Seen, type Weights, WEIGHTS } from './weights.js';

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
  /** The chance that this very verse is meant */
  readonly chance: number;
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
  /** That one of the first three is meant, as published questions have it */
  readonly chance: number;
  readonly certain: Certain;
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
/** Of places that are about so certain, more than every third is right. */
const MIDDLE = 0.25;
const MOST_FOUND = 0.9;
/** A longer question is cut. */
const MOST_WORDS = 60;
/** A word of more verses tells nothing. */
const MOST_HOLDERS = 0.3 * VERSE_TOTAL;
const BESIDE = 5;
/** The verses about one, the nearest first. */
const ABOUT = [1, -1, 2, -2];
const SHOWN_FIRST = 3;
/** Verses that are looked at again, and how many of them may be beside each other. */
const LOOKED_AT = 60;
const MOST_BESIDE = 2;
/** Verses below this share of the best one are not looked at again. */
const LEAST_SHARE = 0.2;

interface AskedWord extends LookedFor {
  readonly word: string;
}

/** The verses that a first look puts forward, and what a second one sees at each. */
export interface Looked {
  readonly positions: readonly number[];
  readonly seen: readonly Seen[];
  /** The best score of the first look */
  readonly best: number;
}

/** Finds the places of a library that a question asks for. */
export class Retriever {
  private static readonly made = new WeakMap<IndexedWorks, Map<Language, Promise<Retriever>>>();
  private readonly scores: VerseScores;
  private readonly secondLook: SecondLook;

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
    this.secondLook = new SecondLook(index);
  }

  find(question: string, { kinds = WITNESSES, most = 10, weights = WEIGHTS }: FindOptions = {}): Found {
    const asked = this.askedWords(question);
    const { positions, seen, best } = this.look(question, { kinds, weights });
    const chances = judge(seen, weights.second);
    const order = [...positions.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
    const ranked = order.map((index) => ({ position: positions[index] ?? 0, chance: chances[index] ?? 0 }));
    const candidates = apart(ranked, most).map((place) => this.describe(place, asked));
    const shown = candidates.slice(0, SHOWN_FIRST);
    const { found, unknown } = toldBy(shown[0], asked);
    const met = ranked.filter(({ position }) => shown.some((each) => isBeside(position, each.position)));
    const mass = met.reduce((sum, each) => sum + each.chance, 0);
    const total = asked.reduce((sum, { rarity }) => sum + rarity, Number.EPSILON);
    const certain = { mass: logit(mass), share: best / total / mostOf(weights), words: Math.log(1 + total) };
    const sum = CERTAIN.reduce((part, name) => part + weights.certain[name] * certain[name], weights.certain.offset);
    const chance = found ? (1 - unknown) / (1 + Math.exp(-sum)) : 0;
    // A place that has every word asked for is worth a look, however few they are.
    const isNear = chance >= MIDDLE || found >= MOST_FOUND;
    return { candidates, chance, certain, level: chance >= HIGH ? 'high' : isNear ? 'middle' : 'low' };
  }

  /** The verses that the index puts first, and what a second look sees at them. */
  look(question: string, { kinds = WITNESSES, weights = WEIGHTS }: FindOptions = {}): Looked {
    const asked = this.askedWords(question);
    this.scores.score(asked, weights, kinds);
    const { scores } = this.scores;
    const positions = firstOf(scores);
    const places = positions.map((at) => [at, scores[at] ?? 0] as const);
    const order = firstWords(question).map((word) => this.index.terms.numberOf(word) ?? -1);
    return { positions, seen: this.secondLook.see(order, asked, places), best: places[0]?.[1] ?? 0 };
  }

  /** The telling words of a question. */
  askedWords(question: string): AskedWord[] {
    const { terms, verses } = this.index;
    const asked = new Map<number, AskedWord>();
    for (const word of firstWords(question)) {
      // A word that no work has is told by none, and makes every answer less certain.
      const term = terms.numberOf(word) ?? -1 - asked.size;
      if (asked.has(term) || verses.holders(term) > MOST_HOLDERS) continue;
      asked.set(term, { word, term, rarity: this.index.rarity(term), telling: !isAskingWord(word) });
    }
    return [...asked.values()];
  }

  private describe({ position, chance }: Ranked, asked: readonly AskedWord[]): Candidate {
    const { verses, fields } = this.index;
    const telling = asked.filter((each) => each.telling);
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
      chance,
      words: own.map(({ word }) => word),
      near: near.map(({ word }) => word),
      passage: { first: Math.min(...positions), last: Math.max(...positions) },
      witnesses,
    };
  }
}

const firstWords = (question: string): string[] => wordsOf(question).slice(0, MOST_WORDS);

type Ranked = Pick<Candidate, 'position' | 'chance'>;

/** Of the words asked for, by their rarity: the shares that a place has, and that no work has. */
function toldBy(place: Candidate | undefined, asked: readonly AskedWord[]): { found: number; unknown: number } {
  const weigh = (words: readonly AskedWord[]) => words.reduce((sum, { rarity }) => sum + rarity, 0);
  const held = new Set([...(place?.words ?? []), ...(place?.near ?? [])]);
  const telling = asked.filter((each) => each.telling);
  const all = weigh(telling) + Number.EPSILON;
  return {
    found: weigh(telling.filter(({ word }) => held.has(word))) / all,
    unknown: weigh(telling.filter(({ term }) => term < 0)) / all,
  };
}

const logit = (share: number): number => {
  const kept = Math.min(0.99, Math.max(0.01, share));
  return Math.log(kept / (1 - kept));
};

/** The highest score that a verse could reach, for each of rarity that is asked. */
const mostOf = (weights: Weights): number =>
  (weights.own + weights.window) * (1 + weights.cover) + WITNESSES.reduce((sum, kind) => sum + weights[kind], 0);

const isBeside = (one: number, other: number): boolean =>
  CHAPTERS[other] === CHAPTERS[one] && Math.abs(one - other) <= BESIDE;

/** The verses with the best scores, best first. */
function firstOf(scores: Float32Array): number[] {
  const least = LEAST_SHARE * scores.reduce((one, other) => Math.max(one, other), 0);
  const above: number[] = [];
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) > least) above.push(at);
  above.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const first: number[] = [];
  for (const at of above) {
    if (first.length >= LOOKED_AT) break;
    if (first.filter((other) => isBeside(at, other)).length < MOST_BESIDE) first.push(at);
  }
  return first;
}

/** The best places of which none is beside a better one. */
function apart(ranked: readonly Ranked[], most: number): Ranked[] {
  const places: Ranked[] = [];
  for (const each of ranked) {
    if (places.length >= most) break;
    if (!places.some(({ position }) => isBeside(each.position, position))) places.push(each);
  }
  return places;
}
