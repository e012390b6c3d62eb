import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StudyAnswer } from '@berea/contracts';
import { metrics } from '@berea/server';
import { redisIsInstalled, RedisServer, until } from '@berea/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MISBEHAVIOUR, type ModelServer, say, startModelServer } from '../testing/model-server.js';
import { type Member, startBeside, startStudy, type TestStudy } from '../testing/start-study.js';

const ADDRESS = '/api/bible/study-tools';
const TRUE = '“Blessed are the poor in spirit: for theirs is the kingdom of heaven.” (Matthew 5:3)';
const FALSE = '“Blessed are the rich in spirit: for theirs is the kingdom of heaven.” (Matthew 5:3)';

let folder: string;
let server: ModelServer;
let study: TestStudy;
let ruth: Member;
const model = () => ({ BEREA_LIBRARY_DIR: folder, OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'tiny' });
beforeAll(async () => {
  // The plain text is enough, and quickly loaded.
  folder = await mkdtemp(path.join(tmpdir(), 'berea-no-library-'));
  server = await startModelServer();
  study = await startStudy(undefined, model());
  ruth = await study.member();
});
afterAll(async () => {
  await study.stop();
  await server.stop();
  await rm(folder, { recursive: true });
});

let verse = 0;
/** A request that no test has made before. */
const fresh = (rest: object = {}) => ({
  message: 'What nobody else is to read',
  tool: 'commentary',
  engine: 'model',
  book: 'Psalms',
  chapter: 119,
  verse: (verse += 1),
  ...rest,
});
const post = (body: object, member = ruth, choice?: string) =>
  member.api
    .post(ADDRESS)
    .set(choice ? { 'x-berea-reader': JSON.stringify({ assistant: choice }) } : {})
    .send(body);
const ask = async (body: object, ...who: [Member?, string?]): Promise<StudyAnswer> =>
  StudyAnswer.parse((await post(body, ...who).expect(200)).body);
const asked = () => server.requests.length;
const hits = async () => {
  const text = await metrics.getSingleMetricAsString('cache_reads_total');
  return Number(/result="hit"\} (\d+)/.exec(text)?.[1] ?? 0);
};

describe('a study tool that the language model is asked for', () => {
  beforeEach(() => server.behave(say(`The poor in spirit are blessed: ${TRUE}.`)));

  it('is written by it from what the library found, with the passage before it and every quotation checked', async () => {
    const answer = await ask({ ...fresh(), book: 'Matthew', chapter: 5, verse: 3, tool: 'sermon-tools' });
    expect(answer).toMatchObject({
      engine: 'model',
      model: 'tiny',
      tool: 'sermon-tools',
      response: `The poor in spirit are blessed: ${TRUE}.`,
      sections: [{ type: 'verses' }, { type: 'text', title: 'Written by tiny' }],
      citations: [{ reference: 'Matthew 5:3', verdict: 'exact' }],
    });
    expect(answer.sources.map(({ id }) => id)).toEqual(['bible-kjv']);
    const [system, user] = server.requests.at(-1)?.body.messages ?? [];
    expect(system?.content).toContain('notes for somebody who prepares a sermon');
    expect(user?.content).toContain('Blessed are the poor in spirit');
    expect(user?.content).toContain('Matthew 5:3');
  });

  it('is kept for everybody who asks for the same passage, and holds nothing of the first user who asked', async () => {
    const question = fresh();
    const first = await ask(question);
    expect(JSON.stringify(server.requests.at(-1))).not.toContain('nobody else');
    const [before, read] = [asked(), await hits()];
    const other = await ask({ ...question, message: 'Something else' }, await study.member());
    expect(other).toEqual(first);
    expect([asked() - before, (await hits()) - read]).toEqual([0, 1]);
  });

  it.each([{ verse: 176 }, { tool: 'devotional' }, { mode: 'devotional' }, { endVerse: 99 }])(
    'with another %j, is written again',
    async (other) => {
      const question = fresh();
      await ask(question);
      const before = asked();
      await ask({ ...question, ...other });
      expect(asked() - before).toBe(1);
    },
  );

  it('with a changed quotation, shows the true words beside it; what nothing was found of in the texts is not kept', async () => {
    const question = fresh();
    server.behave(say(FALSE));
    const { response, citations } = await ask(question);
    expect(response).toContain('[not word for word; it reads: “Blessed are the poor in spirit');
    expect(citations[0]).toMatchObject({ verdict: 'altered' });
    const before = asked();
    await ask(question);
    expect(asked() - before).toBe(1);
  });

  it.each([
    'has too many requests',
    'answers with a page of HTML and status 200',
    'ends without saying that it is whole',
  ])('when its server %s, is answered by the library, which says why, and is not kept', async (name) => {
    const question = fresh();
    const [said, behaviour] = MISBEHAVIOUR[name] ?? [/./, () => undefined];
    server.behave(behaviour);
    const answer = await ask(question);
    expect(answer).toMatchObject({ engine: 'library', response: expect.stringMatching(said) });
    expect(answer.sections[0]).toMatchObject({ type: 'text', text: expect.stringMatching(said) });
    expect(answer.response).toContain(`— Psalm 119:${question.verse} (KJV)`);
    server.behave(say(TRUE));
    expect((await ask(question)).engine).toBe('model');
  });

  it('is answered by the library, which says so, when the account has chosen that, and always when the call asks for no model', async () => {
    const before = asked();
    const chosen = await ask(fresh(), ruth, 'library');
    expect(chosen).toMatchObject({
      engine: 'library',
      response: expect.stringContaining('You have chosen the library'),
    });
    expect(await ask(fresh({ engine: undefined }))).toMatchObject({ engine: 'library' });
    expect(asked() - before).toBe(0);
  });

  it('costs a twentieth of the allowance of a minute, when it is written; one that is kept costs nothing', async () => {
    const question = fresh();
    const costs = async () => (await post(question).expect(200)).headers['x-berea-cost'];
    expect(await costs()).toBe('300');
    expect(await costs()).toBeUndefined();
    server.behave(MISBEHAVIOUR['has too many requests']![1]);
    Object.assign(question, fresh());
    expect(await costs()).toBe('300');
  });

  it('is one of four for an account at once; of the fifth, the account is told to wait', async () => {
    const begun: (() => void)[] = [];
    server.behave((response, request) => void begun.push(() => void say(TRUE)(response, request)));
    const naomi = await study.member();
    const answers = [1, 2, 3, 4].map(() => ask(fresh(), naomi));
    await until(() => begun.length === 4);
    const { body, headers } = await post(fresh(), naomi).expect(503);
    expect(body.reason).toBe('queue_full_of_yours');
    expect(headers).toHaveProperty('x-berea-busy');
    server.behave(say(TRUE));
    expect((await ask(fresh())).engine).toBe('model');
    for (const go of begun) go();
    await Promise.all(answers);
    expect((await ask(fresh(), naomi)).engine).toBe('model');
  });

  it('that only looks things up, is refused', async () => {
    const { body } = await post(fresh({ tool: 'greek-hebrew' })).expect(400);
    expect(body.data.issues[0]).toMatchObject({
      path: ['engine'],
      message: expect.stringContaining('devotional alone'),
    });
  });
});

describe('a free question on verses', () => {
  it('is answered by the language model as in the chat, counts to the budget of the day, and below suicide says whom to call', async () => {
    server.behave(say(TRUE));
    const naomi = await study.member();
    const place = { book: 'Psalms', chapter: 119, verse: 1 };
    expect(await ask({ ...place, message: 'Why does he say that?' }, naomi)).toMatchObject({
      engine: 'model',
      tool: null,
    });
    expect(server.requests.at(-1)?.body.messages.at(-1)?.content).toContain('Why does he say that?');
    const [usage] = await study.database.query('select answers from study.model_usage where user_id = $1', [naomi.id]);
    expect(usage).toEqual({ answers: 1 });
    const hard = await ask({ ...place, message: 'What does the Bible say about suicide?' }, naomi);
    expect(hard).toMatchObject({ engine: 'model', response: expect.stringMatching(/\bcall\b|talk to/i) });
    expect(hard.response).not.toBe(TRUE);
    expect((await ask({ ...place, message: 'Why?' }, naomi, 'library')).engine).toBe('library');
  });
});

(redisIsInstalled() ? describe : describe.skip)(
  'a study answer that the language model wrote, with two instances and Redis',
  () => {
    it('is read by the other instance, which asks no model again', async () => {
      const redis = await RedisServer.start();
      const settings = { ...model(), REDIS_URL: redis.url };
      const [one, two] = [await startBeside(study, settings), await startBeside(study, settings)];
      try {
        server.behave(say(TRUE));
        const question = fresh();
        const at = (service: typeof one) => service.service.as(ruth.token).post(ADDRESS).send(question).expect(200);
        // Until the connection to Redis is open, nothing is kept.
        await until(async () => {
          await at(one);
          const before = asked();
          await at(two);
          return asked() === before;
        });
      } finally {
        await one.stop();
        await two.stop();
        await redis.stop();
      }
    });
  },
);
