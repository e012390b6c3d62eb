import type { StudyBiblePack } from '@berea/text-packs';
import { libraryFolder, readManifest, readPack } from '@berea/text-packs';
import { AnswerIndex, type Signs, SIGNS, signsOf } from '../../services/study/src/works/answer-index.js';
import { table } from './tables.js';

/*
 * Learns how certain it is that an entry of Berea Notes is what a question asks for, and prints the weights for
 * `CERTAINTY` in `works/answer-index.ts`; see `npm run learn -- --entries`. The questions are the phrasings themselves,
 * each asked of an index without it, and each asked of one without its whole entry, where any answer is wrong. One half
 * of the entries is learnt from, the other half says what came of it.
 */

const PARTS = 10;
const TURNS = 60;
const LEVELS = [0.2, 0.45, 0.6, 0.75, 0.9] as const;

interface Row {
  readonly signs: Signs;
  readonly right: boolean;
  readonly learn: boolean;
}

const folder = libraryFolder();
const work = readManifest(folder)?.works.find(({ id }) => id === 'berea');
const pack = work?.installed ? await readPack(folder, work) : undefined;
if (pack?.kind !== 'study-bible') throw new Error('Berea Notes is not in the library: run npm run library.');
const rows = [...rowsWithout(pack, 'phrasing'), ...rowsWithout(pack, 'entry')];

function rowsWithout({ answers, bridges }: StudyBiblePack, what: 'phrasing' | 'entry'): Row[] {
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const isLeft = (entry: number, phrasing: number) => (what === 'entry' ? entry : entry + phrasing) % PARTS === part;
    const kept = answers
      .map((answer, entry) => ({
        ...answer,
        phrasings: { ...answer.phrasings, en: answer.phrasings.en.filter((_, at) => !isLeft(entry, at)) },
      }))
      .filter((_, entry) => what === 'phrasing' || !isLeft(entry, 0));
    const index = new AnswerIndex(kept, 'en', bridges);
    return answers.flatMap(({ id, phrasings }, entry) =>
      phrasings.en.flatMap((question, at): Row[] => {
        const [first, next] = isLeft(entry, at) ? index.find(question) : [];
        if (!first) return [];
        const signs = signsOf(first.share, first.score, next?.score);
        return [{ signs, right: first.answer.id === id, learn: entry % 2 === 0 }];
      }),
    );
  });
}

/** A logistic function of the signs, by gradient on values of one size. */
function learn(some: readonly Row[]): { readonly weights: Signs; readonly none: number } {
  const sizes = SIGNS.map((name) => {
    const mean = some.reduce((sum, { signs }) => sum + signs[name], 0) / some.length;
    return { mean, size: Math.sqrt(some.reduce((sum, { signs }) => sum + (signs[name] - mean) ** 2, 0) / some.length) };
  });
  const values = some.map(({ signs }) => [
    1,
    ...SIGNS.map((name, at) => (signs[name] - (sizes[at]?.mean ?? 0)) / (sizes[at]?.size ?? 1)),
  ]);
  const found = Array.from({ length: SIGNS.length + 1 }, () => 0);
  for (let turn = 0; turn < TURNS * 10; turn += 1) {
    const slope = found.map(() => 0);
    values.forEach((each, row) => {
      const chance = 1 / (1 + Math.exp(-each.reduce((sum, value, at) => sum + value * (found[at] ?? 0), 0)));
      each.forEach((value, at) => {
        slope[at] = (slope[at] ?? 0) + ((some[row]?.right ? 1 : 0) - chance) * value;
      });
    });
    slope.forEach((value, at) => {
      found[at] = (found[at] ?? 0) + (2 * value) / values.length;
    });
  }
  const [start = 0, ...scaled] = found;
  const raw = scaled.map((value, at) => value / (sizes[at]?.size ?? 1));
  return {
    weights: Object.fromEntries(SIGNS.map((name, at) => [name, raw[at] ?? 0])) as Record<keyof Signs, number>,
    none: raw.reduce((sum, value, at) => sum - value * (sizes[at]?.mean ?? 0), start),
  };
}

const { weights, none } = learn(rows.filter((row) => row.learn));
const round = (value: number) => Math.round(value * 1000) / 1000;
console.log(
  JSON.stringify({ ...Object.fromEntries(SIGNS.map((name) => [name, round(weights[name])])), none: round(none) }),
);
const held = rows.filter((row) => !row.learn);
const chanceOf = ({ signs }: Row) =>
  1 / (1 + Math.exp(-SIGNS.reduce((sum, name) => sum + weights[name] * signs[name], none)));
const shares = LEVELS.map((level) => {
  const sure = held.filter((row) => chanceOf(row) >= level);
  return [level, sure.length, sure.filter(({ right }) => right).length].map(String);
});
for (const line of table(['certainty from', 'questions', 'right entry'], shares)) console.log(line);
