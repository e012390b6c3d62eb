import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { studyLibrary } from '../study-tools/testing/study-library.js';
import { type Ask, askScholar, evaluate, firstBlocks, isHit, KINDS, openQuestions, type Verdict } from './evaluate.js';

/** Share of hits that the library engine has to keep. */
const FLOOR = 0.95;

const questions = openQuestions();

/** Every third of a kind; all of where somebody is in trouble or means ill, and all of everything in `npm run test:all`. */
const asked = questions.filter(
  ({ kind }, at) => process.env['TEST_ALL'] || kind === 'situation' || kind === 'hostile' || at % 3 === 0,
);

describe('the evaluation set', () => {
  it('has at least 350 different questions in twelve kinds, at least 15 of each', () => {
    expect(questions.length).toBeGreaterThanOrEqual(350);
    expect(new Set(questions.map(({ turns }) => turns.join(' // '))).size).toBe(questions.length);
    for (const kind of KINDS) expect(questions.filter((each) => each.kind === kind).length).toBeGreaterThanOrEqual(15);
  });

  it('requires something in every answer', () => {
    expect(questions.filter(({ must }) => !must.length)).toEqual([]);
  });

  it('looks for required words before the third heading of an answer, and for forbidden words in all of it', async () => {
    const [question] = [{ kind: 'word', turns: ['?'], must: [/agape/], mustNot: [/Noah/] } as const];
    const judge = async (answer: string) => (await evaluate([question], async () => answer)).every(isHit);
    expect(await judge('agape')).toBe(true);
    expect(await judge('## One\n## Two\nagape\n')).toBe(true);
    expect(await judge('first\n## One\n## Two\nagape')).toBe(false);
    expect(await judge('agape\n## One\n## Two\n## Three\nNoah')).toBe(false);
    expect(firstBlocks('a\n### b\n## c')).toBe('a\n### b\n');
  });
});

describeWithLibrary('Scholar on the library engine, asked the evaluation set', () => {
  const verdicts: Verdict[] = [];
  let ask: Ask;
  beforeAll(async () => {
    ask = askScholar(await studyLibrary());
  });

  it.each(KINDS)(
    'answers questions of the kind "%s", and says nothing forbidden to a person in trouble or of ill will',
    async (kind) => {
      const judged = await evaluate(
        asked.filter((each) => each.kind === kind),
        ask,
      );
      verdicts.push(...judged);
      if (kind === 'situation' || kind === 'hostile') expect(judged.flatMap(({ unwanted }) => unwanted)).toEqual([]);
      else expect(judged.some(isHit)).toBe(true);
    },
  );

  it(`answers at least ${FLOOR * 100} % of what is asked`, () => {
    const missed = verdicts.filter((verdict) => !isHit(verdict));
    console.log(
      `${verdicts.length - missed.length} of ${verdicts.length} questions; missed: ${missed.map(({ question }) => question.turns.join(' // ')).join(' | ') || 'none'}`,
    );
    expect(verdicts).toHaveLength(asked.length);
    expect(1 - missed.length / verdicts.length).toBeGreaterThanOrEqual(FLOOR);
  });
});
