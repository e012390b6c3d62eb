import fs from 'node:fs';
import path from 'node:path';
import type { StudyLibrary } from '../study-tools/testing/study-library.js';

/** The kinds of questions that people ask of Scholar. */
export const KINDS = [
  'passage',
  'word',
  'person',
  'place',
  'book',
  'topic',
  'situation',
  'comparison',
  'follow-up',
  'absent',
  'off-topic',
  'hostile',
] as const;
export type Kind = (typeof KINDS)[number];

/** A question with what its answer must hold and must not hold, written down before the engine is changed for it. */
export interface EvaluatedQuestion {
  readonly kind: Kind;
  /** The turns of the conversation in order; the last one is judged. */
  readonly turns: readonly string[];
  /** Each has to be in the first two blocks of the answer. */
  readonly must: readonly RegExp[];
  /** None may be anywhere in the answer. */
  readonly mustNot: readonly RegExp[];
}

/** Answers the last of `turns` in Markdown. */
export type Ask = (turns: readonly string[]) => Promise<string>;

export interface Verdict {
  readonly question: EvaluatedQuestion;
  readonly missing: readonly RegExp[];
  readonly unwanted: readonly RegExp[];
}

/** The questions of a set in this folder: `questions.tsv`, or another written by somebody else. */
export function evaluatedQuestions(set = 'questions.tsv', folder = import.meta.dirname): EvaluatedQuestion[] {
  const [, ...lines] = fs.readFileSync(path.join(folder, set), 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const [kind, turns = '', must = '', mustNot = ''] = line.split('\t');
    if (!isKind(kind)) throw new Error(`${set}, line ${index + 2}: '${kind}' is none of ${KINDS.join(', ')}.`);
    return { kind, turns: turns.split(' // '), must: patterns(must), mustNot: patterns(mustNot) };
  });
}

/** The sets of every test: the first one, the blind ones since they are open, and everyday questions. */
export const OPEN_SETS = [
  'questions.tsv',
  'blind-1.tsv',
  'blind-2.tsv',
  'blind-3.tsv',
  'blind-4.tsv',
  'blind-5.tsv',
  'blind-6.tsv',
  'everyday.tsv',
] as const;

/** The questions of all open sets; a question of two sets occurs once. */
export const openQuestions = (folder?: string): EvaluatedQuestion[] => [
  ...new Map(
    OPEN_SETS.flatMap((set) => evaluatedQuestions(set, folder)).map((each) => [each.turns.join(' // '), each]),
  ).values(),
];

/** Asks every question and says what its answer lacks and what should not have come. */
export async function evaluate(questions: readonly EvaluatedQuestion[], ask: Ask): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const question of questions) {
    const answer = await ask(question.turns);
    const beginning = firstBlocks(answer);
    verdicts.push({
      question,
      missing: question.must.filter((pattern) => !pattern.test(beginning)),
      unwanted: question.mustNot.filter((pattern) => pattern.test(answer)),
    });
  }
  return verdicts;
}

/** A hit holds all that it must where a reader begins, and nothing that it must not. */
export const isHit = ({ missing, unwanted }: Verdict) => !missing.length && !unwanted.length;

/**
 * The text before the third heading: the answer itself and what comes with it. An answer without headings is one block.
 */
export function firstBlocks(answer: string): string {
  return answer
    .split(/^(?=#{2,3} )/m)
    .slice(0, 2)
    .join('');
}

const isKind = (kind: string | undefined): kind is Kind => KINDS.some((known) => known === kind);

const patterns = (text: string) =>
  text
    .split(' & ')
    .filter(Boolean)
    .map((pattern) => new RegExp(pattern, 'i'));

/** As the chat asks: somebody in distress is answered by the care path, everybody else by the engine. */
export const askScholar =
  ({ tools, engine }: StudyLibrary): Ask =>
  async (turns) => {
    const question = { message: turns.at(-1) ?? '', mode: 'study' as const };
    const distress = tools.recogniseDistress(question.message);
    if (distress) return (await tools.answerInDistress(question, distress, (work) => work())).response;
    return (await engine.answer({ ...question, before: turns.slice(0, -1) })).response;
  };
