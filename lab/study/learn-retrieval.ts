import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { VERSE_TOTAL } from '@berea/scripture';
import { CHAPTERS, WITNESSES } from '../../services/study/src/retrieval/library-index.js';
import { type Found, Retriever } from '../../services/study/src/retrieval/retriever.js';
import { VerseScores } from '../../services/study/src/retrieval/score-verses.js';
import { judge } from '../../services/study/src/retrieval/second-look.js';
import {
  CERTAIN,
  type Certain,
  SEEN,
  type Seen,
  type Weights,
  WEIGHTS,
} from '../../services/study/src/retrieval/weights.js';
import { sharedLibrary } from '../../services/study/src/testing/shared-library.js';
import { type PublishedQuestion, readPublished, sampleOf } from './published-questions.js';
import { table } from './tables.js';

/*
 * Learns the weights of the retrieval from published questions and writes them; see `npm run learn`. One half of the
 * questions, by the hash of their words, is learnt from; the other half says what came of it.
 */

const [most = '300', ...files] = process.argv.slice(2);
const FILE = 'services/study/src/retrieval/weights.json';

interface Question extends PublishedQuestion {
  /** Whether the very verse has to come first, as for a paraphrase */
  readonly exactly: boolean;
  readonly set: string;
}

const isHeld = ({ question }: PublishedQuestion) => createHash('sha256').update(question).digest()[0]! % 2 === 1;
const all = files.flatMap((file): Question[] => {
  const text = fs.readFileSync(file, 'utf8');
  const exactly = text.startsWith('words');
  return readPublished(file, text).map((each) => ({ ...each, exactly, set: path.basename(file) }));
});
const setsOf = (questions: readonly Question[]) =>
  [...new Set(questions.map(({ set }) => set))].map((set) => questions.filter((each) => each.set === set));
const half = (held: boolean) => setsOf(all.filter((each) => isHeld(each) === held));

const library = await sharedLibrary();
await library.loaded;
const retriever = await Retriever.of(library);

const isNear = (one: number, other: number) => CHAPTERS[one] === CHAPTERS[other] && Math.abs(one - other) <= 5;

/** The learnt weights: how much each part of the score counts. The others shape the parts and are chosen by hand. */
const PARTS = ['own', 'window', ...WITNESSES] as const;
const LEARNT = [...PARTS, 'cover'] as const;
type Learnt = Record<(typeof LEARNT)[number], number>;

interface Prepared {
  readonly question: Question;
  readonly positions: readonly number[];
  /** By candidate: the parts, then how much of the question the verse itself covers */
  readonly parts: readonly (readonly number[])[];
}

const scores = new VerseScores(retriever.index);
const NONE = { own: 0, window: 0, section: 0, answer: 0, commentary: 0, topic: 0, remark: 0, book: 0, cover: 0 };
const LOOKED_AT = 120;
const TURNS = 200;
const STEP = 0.1;
const COST = 0.03;

/** Every part of the score of the verses that any of them puts forward. */
function prepare(question: Question): Prepared {
  const asked = retriever.askedWords(question.question);
  const runs = [...PARTS.map((part) => ({ ...NONE, [part]: 1 })), { ...NONE, own: 1, cover: 1 }, WEIGHTS].map(
    (weights) => {
      scores.score(asked, { ...WEIGHTS, ...weights }, WITNESSES);
      return scores.scores.slice();
    },
  );
  const positions = new Set<number>();
  for (const run of runs) {
    const order = Array.from({ length: VERSE_TOTAL }, (_, at) => at).filter((at) => (run[at] ?? 0) > 0);
    order.sort((a, b) => (run[b] ?? 0) - (run[a] ?? 0));
    for (const at of order.slice(0, LOOKED_AT)) positions.add(at);
  }
  const covered = runs[PARTS.length];
  const parts = [...positions].map((at) => {
    const own = runs[0]?.[at] ?? 0;
    return [...PARTS.map((_, index) => runs[index]?.[at] ?? 0), own ? (covered?.[at] ?? 0) / own - 1 : 0];
  });
  return { question, positions: [...positions], parts };
}

/** The first three places of a question. */
function firstThree({ positions, parts }: Prepared, learnt: Learnt): number[] {
  const total = parts.map((part) => {
    const [own = 0, window = 0, ...rest] = part;
    const cover = rest.pop() ?? 0;
    const verse = (learnt.own * own + learnt.window * window) * (1 + learnt.cover * cover);
    return rest.reduce((sum, value, at) => sum + value * learnt[WITNESSES[at] ?? 'topic'], verse);
  });
  const places: number[] = [];
  for (let place = 0; place < 3; place += 1) {
    let best = -1;
    for (let at = 0; at < total.length; at += 1) {
      if (best >= 0 && (total[at] ?? 0) <= (total[best] ?? 0)) continue;
      if (!places.some((other) => isNear(other, positions[at] ?? 0))) best = at;
    }
    if (best >= 0) places.push(positions[best] ?? 0);
  }
  return places;
}

/** Sets count alike, however many questions they have. */
function worth(sets: readonly (readonly Prepared[])[], learnt: Learnt): number {
  const points = (each: Prepared): number => {
    const { exactly, verse } = each.question;
    const places = firstThree(each, learnt);
    if (exactly) return places[0] === verse ? 1 : 0;
    const place = places.findIndex((at) => isNear(at, verse));
    return place < 0 ? 0 : place ? 0.7 : 1;
  };
  return sets.reduce(
    (sum, set) => sum + set.reduce((part, each) => part + points(each), 0) / set.length / sets.length,
    0,
  );
}

const prepared = half(false).map((set) => sampleOf(set, Number(most)).map(prepare));
let learnt: Learnt = Object.fromEntries(LEARNT.map((name) => [name, WEIGHTS[name]])) as Learnt;
let best = worth(prepared, learnt);
for (const step of [1.6, 1.25, 1.1])
  for (let round = 0; round < 2; round += 1)
    for (const name of LEARNT.slice(1))
      for (const factor of [step, 1 / step]) {
        const tried = { ...learnt, [name]: Math.max(0.02, learnt[name]) * factor };
        const reached = worth(prepared, tried);
        if (reached > best) [learnt, best] = [tried, reached];
      }

const round = (value: number) => Math.round(value * 1000) / 1000;
const weighed: Weights = {
  ...WEIGHTS,
  ...(Object.fromEntries(LEARNT.map((name) => [name, round(learnt[name])])) as Learnt),
};

/** Whether one of the first three places is the verse, or near it. */
const isRight = ({ verse }: Question, { candidates }: Found) =>
  candidates.slice(0, 3).some(({ position }) => isNear(position, verse));

/** How much a place is what a question asks for: the very verse most, those near it too unless only the verse will do. */
const worthOf = ({ exactly, verse }: Question, at: number): number =>
  at === verse ? 1 : !exactly && isNear(at, verse) ? 0.3 : 0;

const numbersOf = (start: number): Record<keyof Seen, number> =>
  Object.fromEntries(SEEN.map((name) => [name, start])) as Record<keyof Seen, number>;

/**
 * The weights of the second look: what the right places have more of than the others, by the softmax of their sums.
 * Steps by Adam; a weight costs by its square, on values of one size.
 */
function learnSecond(questions: readonly Question[], weights: Weights): Seen {
  const rows = questions.flatMap((question) => {
    const { positions, seen } = retriever.look(question.question, { weights });
    const worths = positions.map((at) => worthOf(question, at));
    const all = worths.reduce((sum, each) => sum + each, 0);
    return all ? [{ seen, wanted: worths.map((each) => each / all) }] : [];
  });
  const values = rows.flatMap(({ seen }) => seen);
  const sizes = numbersOf(0);
  for (const name of SEEN) {
    const mean = values.reduce((sum, each) => sum + each[name], 0) / values.length;
    sizes[name] = Math.sqrt(values.reduce((sum, each) => sum + (each[name] - mean) ** 2, 0) / values.length) + 1e-9;
  }
  const second = numbersOf(0);
  const [mean, square] = [numbersOf(0), numbersOf(0)];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const slope = numbersOf(0);
    for (const { seen, wanted } of rows) {
      const chances = judge(seen, second);
      seen.forEach((each, index) => {
        const error = ((wanted[index] ?? 0) - (chances[index] ?? 0)) / rows.length;
        if (error) for (const name of SEEN) slope[name] += error * each[name];
      });
    }
    for (const name of SEEN) {
      const step = slope[name] / sizes[name] - COST * second[name] * sizes[name];
      mean[name] = 0.9 * mean[name] + 0.1 * step;
      square[name] = 0.99 * square[name] + 0.01 * step ** 2;
      const least = Math.sqrt(square[name] / (1 - 0.99 ** turn)) + 1e-8;
      second[name] += (STEP * mean[name]) / (1 - 0.9 ** turn) / least / sizes[name];
    }
  }
  for (const name of SEEN) second[name] = round(second[name]);
  return second;
}

/** Questions that no verse answers count as often as this many others. */
const OFF_TOPIC = fs.readFileSync('lab/study/off-topic.txt', 'utf8').trim().split('\n');
const OFF_TOPIC_COUNTS = 5;

/** How certain the first three places are: a logistic function, learnt from questions of fact and from those off topic. */
function learnCertain(questions: readonly Question[], weights: Weights): Weights['certain'] {
  const rows = [
    ...questions.map((question) => {
      const found = retriever.find(question.question, { weights });
      return { values: found.certain, right: isRight(question, found) ? 1 : 0, counts: 1 };
    }),
    ...OFF_TOPIC.map((question) => {
      const { certain } = retriever.find(question, { weights });
      return { values: certain, right: 0, counts: OFF_TOPIC_COUNTS };
    }),
  ];
  const all = rows.reduce((sum, { counts }) => sum + counts, 0);
  const certain: Record<keyof Certain | 'offset', number> = { offset: 0, mass: 0, share: 0, words: 0 };
  for (let turn = 0; turn < 40_000; turn += 1) {
    const slope = { offset: 0, mass: 0, share: 0, words: 0 };
    for (const { right, values, counts } of rows) {
      const sum = CERTAIN.reduce((part, name) => part + certain[name] * values[name], certain.offset);
      const error = counts * (right - 1 / (1 + Math.exp(-sum)));
      slope.offset += error;
      for (const name of CERTAIN) slope[name] += error * values[name];
    }
    for (const name of [...CERTAIN, 'offset'] as const) certain[name] += (0.5 * slope[name]) / all;
  }
  for (const name of [...CERTAIN, 'offset'] as const) certain[name] = round(certain[name]);
  return certain;
}

const asked = half(false).flatMap((set) => sampleOf(set, Number(most)));
const placed: Weights = { ...weighed, second: learnSecond(asked, weighed) };
// A question of fact, not a verse's own words, is what people ask.
const made = {
  ...placed,
  certain: learnCertain(
    asked.filter(({ exactly }) => !exactly),
    placed,
  ),
};
fs.writeFileSync(FILE, `${JSON.stringify(made, null, 2)}\n`);

const percent = (part: number, of: number) => ((100 * part) / Math.max(1, of)).toFixed(1);
const levels = new Map<string, { right: number; all: number }>();
const rows = half(true).map((set) => {
  let [exact, first, three] = [0, 0, 0];
  for (const question of set) {
    const found = retriever.find(question.question, { weights: made });
    const [top] = found.candidates;
    if (top?.position === question.verse) exact += 1;
    if (top && isNear(top.position, question.verse)) first += 1;
    const right = isRight(question, found);
    if (right) three += 1;
    if (question.exactly) continue;
    const level = levels.get(found.level) ?? { right: 0, all: 0 };
    levels.set(found.level, { right: level.right + Number(right), all: level.all + 1 });
  }
  return [set[0]?.set ?? '', String(set.length), ...[exact, first, three].map((count) => percent(count, set.length))];
});
console.log(`${all.length} questions; learnt from ${prepared.flat().length}. Held out, in percent:`);
for (const line of table(['', 'questions', 'exactly first', 'near first', 'near three'], rows)) console.log(line);
const taken = OFF_TOPIC.filter((question) => retriever.find(question, { weights: made }).level !== 'low');
console.log(`off topic: ${OFF_TOPIC.length} questions, ${taken.length} with places that are shown`);
for (const [level, { right, all: count }] of levels)
  console.log(`${level}: ${count} questions, ${percent(right, count)} % with a right place among the first three`);
