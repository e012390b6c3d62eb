import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_MODES, ChatMessage, StudyAnswer, TOOL_KINDS } from '@berea/contracts';
import { captureLog } from '@berea/server/testing';
import { StudyEngine } from '../engine/study-engine.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

const MESSAGES = '/api/chat/messages';
const TOOLS = '/api/bible/study-tools';
const JOHN = { book: 'John', chapter: 3, verse: 16 };

const CRISIS_HELP = JSON.stringify({
  church: { name: 'Grace Church', text: 'The pastor on call', phone: '+44 20 7946 0000' },
  countries: {
    GB: [
      { name: { en: 'Emergency services', es: 'Emergencias' }, phone: '999' },
      { name: 'Samaritans', phone: '116 123', for: ['self-harm'] },
    ],
  },
});

const { log, lines } = captureLog('study');
let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy(undefined, { CRISIS_HELP }, log);
});
beforeEach(async () => {
  ruth = await study.member('Ruth');
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => study.stop());

const engine = () => jest.spyOn(study.service.app.get(StudyEngine, { strict: false }), 'answer');
const titles = async () =>
  (await ruth.api.get('/api/chat/conversations').expect(200)).body.map(({ title }: { title: string }) => title);

const OWN: [string, string, string][] = [
  ['self-harm', 'I want to die', 'Psalms? 34:18'],
  ['self-harm', 'I am thinking about killing myself', 'Psalms? 34:18'],
  ['violence', 'my husband hits me', 'Psalms? 9:9'],
  ['violence', 'I was abused', 'Psalms? 9:9'],
  ['harm', "I'm going to kill him", 'Psalms? 37:8'],
  ['grief', 'my wife passed away last night', 'Psalms? 147:3'],
  ['despair', 'I have lost all hope', 'Psalms? 61:2'],
];

describe.each(CHAT_MODES)('a message in distress, in %s mode', (mode) => {
  it.each(OWN)('in the chat, is answered before any search: %s, %p', async (kind, message, reference) => {
    const answer = engine();
    const { body, headers } = await ruth.api.post(MESSAGES).send({ message, mode }).expect(201);
    expect(ChatMessage.parse(body)).toEqual(body);
    expect(body).toMatchObject({ message, mode, engine: 'library', care: { kind, language: 'en' } });
    // One verse is quoted and found word for word; nothing else is taken for Scripture.
    const [quoted, ...named] = (body as ChatMessage).citations.toSorted((a) => (a.verdict === 'exact' ? -1 : 1));
    expect(quoted).toMatchObject({ verdict: 'exact', reference: expect.stringMatching(reference) });
    expect(named.filter(({ verdict }) => verdict !== 'valid_reference')).toEqual([]);
    expect(body.response.match(/^>.*$/gm)).toHaveLength(2);
    expect(body.response).not.toMatch(/Perhaps one of them|topics?\b|Nave/i);
    expect(headers['cache-control']).toContain('no-store');
    expect(answer).not.toHaveBeenCalled();
    expect(await titles()).toEqual(['A conversation']);
    expect((await ruth.api.get(MESSAGES).expect(200)).body).toEqual([body]);
  });

  it.each([
    ['a question about the verse', {}],
    ['a call of a tool', { tool: 'commentary' }],
  ])('in %s, is answered before any tool', async (_name, asked) => {
    const answer = engine();
    const { body, headers } = await ruth.api
      .post(TOOLS)
      .send({ message: 'I want to die', mode, ...JOHN, ...asked })
      .expect(200);
    expect(StudyAnswer.parse(body)).toEqual(body);
    expect(body).toMatchObject({ tool: null, place: null, care: { kind: 'self-harm' }, sections: [{ type: 'text' }] });
    expect(body.citations).toEqual([expect.objectContaining({ verdict: 'exact' })]);
    expect(headers['cache-control']).toContain('no-store');
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a question on behalf of others', () => {
  const QUESTION = 'a woman in my church is beaten; how do I counsel her?';

  it('in the chat, is answered first with safety advice, then with the findings of the library', async () => {
    const { body } = await ruth.api.post(MESSAGES).send({ message: QUESTION }).expect(201);
    expect(ChatMessage.parse(body)).toEqual(body);
    expect(body.care.kind).toBe('for-another');
    expect(body.response).toMatch(/report it to the police[\s\S]+Who to call[\s\S]+## What the library has on this/);
    expect(body.response).not.toMatch(/beaten with|with rods/);
    // Passages on protecting, hearing, bearing with and telling the truth; no commentary on them.
    const below = body.response.split('## What the library has on this')[1];
    expect(below.match(/^> — .*$/gm)).toEqual([
      expect.stringContaining('Proverbs 31:8–9'),
      expect.stringContaining('Proverbs 18:13'),
      expect.stringContaining('Galatians 6:2'),
      expect.stringContaining('Ephesians 4:25'),
    ]);
    expect(below).not.toContain('##');
    expect(await titles()).toEqual(['A conversation']);
  });

  it('by the study tools, is answered first with safety advice, then with the requested tool', async () => {
    const { body } = await ruth.api
      .post(TOOLS)
      .send({ message: QUESTION, tool: TOOL_KINDS[0], ...JOHN })
      .expect(200);
    expect(StudyAnswer.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      tool: TOOL_KINDS[0],
      place: { ...JOHN, endVerse: 16 },
      care: { kind: 'for-another' },
    });
    expect(body.sections[0].text).toContain('report it to the police');
    expect(body.sections.length).toBeGreaterThan(1);
  });

  it('when the engine fails, is still answered with safety advice', async () => {
    engine().mockRejectedValue(new Error('out of breath'));
    const { body } = await ruth.api.post(MESSAGES).send({ message: QUESTION }).expect(201);
    expect(body.response).toContain('report it to the police');
    expect(body.response).not.toContain('What the library has');
  });
});

describe('the help for a person in distress', () => {
  it('with CRISIS_HELP, is the one that the operator has set for this trouble, and the church in every country', async () => {
    const { body } = await ruth.api.post(MESSAGES).send({ message: 'I want to die' }).expect(201);
    const [first] = body.care.help;
    expect(first.country).toBe('GB');
    expect(first.contacts.map(({ phone }: { phone?: string }) => phone)).toEqual([
      '999',
      '116 123',
      '+44 20 7946 0000',
      undefined,
    ]);
    expect(body.response).toMatch(/999[\s\S]*116 123/);
    const { start, end } = body.care.whomToCall;
    expect(body.response.slice(start, end)).toMatch(/^Who to call:[\s\S]+999/);
    expect(body.response.slice(0, start) + body.response.slice(end)).not.toContain('999');
    const grief = await ruth.api.post(MESSAGES).send({ message: 'my mom died this morning' }).expect(201);
    expect(JSON.stringify(grief.body.care.help[0])).not.toContain('116 123');
  });

  it('for a message in Spanish, is in Spanish, as the verse is when such a text is installed', async () => {
    const { body } = await ruth.api.post(MESSAGES).send({ message: 'ya no quiero vivir' }).expect(201);
    expect(body.care).toMatchObject({ kind: 'self-harm', language: 'es' });
    expect(body.care.help[0].contacts[0].name).toBe('Emergencias');
    expect(body.response).toContain('A quién llamar');
    expect(body.citations).toEqual([expect.objectContaining({ verdict: 'exact' })]);
    expect(await titles()).toEqual(['Una conversación']);
  });
});

describe('the words of a message in distress', () => {
  const SECRET = 'my husband hits me and his name is Zerubbabel';

  it('whether it is answered or fails, are in no line of a log', async () => {
    const before = lines.length;
    await ruth.api.post(MESSAGES).send({ message: SECRET }).expect(201);
    await ruth.api.post(TOOLS).send({ message: SECRET }).expect(200);
    await study.database.query('alter table study.messages rename column response to was_response');
    try {
      await ruth.api.post(MESSAGES).send({ message: SECRET }).expect(500);
    } finally {
      await study.database.query('alter table study.messages rename column was_response to response');
    }
    const told = JSON.stringify(lines.slice(before));
    expect(told).toContain('"status":500');
    expect(told).not.toMatch(/Zerubbabel|husband|hits me/);
  });

  it('with an idempotency key, are stored once and not under the key', async () => {
    const key = randomUUID();
    const send = () => ruth.api.post(MESSAGES).set('idempotency-key', key).send({ message: SECRET });
    const first = await send().expect(201);
    const again = await send().expect(201);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    const [kept] = await study.database.query<{ row: string }>(
      'select row_to_json(k)::text as row from study.idempotency_keys k where user_id = $1',
      [ruth.id],
    );
    expect(kept?.row).toContain('"status":"done"');
    expect(kept?.row).not.toMatch(/Zerubbabel|not your fault/);
    expect((await ruth.api.get(MESSAGES)).body).toHaveLength(1);
  });

  it('are not readable by another user', async () => {
    const { body } = await ruth.api.post(MESSAGES).send({ message: SECRET }).expect(201);
    const boaz = await study.member('Boaz');
    await boaz.api.get(MESSAGES).query({ conversation: body.conversation }).expect(404);
    expect((await boaz.api.get(MESSAGES).expect(200)).body).toEqual([]);
  });

  it('in a conversation with a title, leave it as it is', async () => {
    await ruth.api.post(MESSAGES).send({ message: 'What is grace?' }).expect(201);
    await ruth.api.post(MESSAGES).send({ message: SECRET }).expect(201);
    expect(await titles()).toEqual(['What is grace?']);
  });
});

describe('a study question on suicide', () => {
  const QUESTION = 'What does the Bible say about suicide?';

  it('in the chat, is answered by the engine, with whom to call below and no care', async () => {
    const answer = engine();
    const { body } = await ruth.api.post(MESSAGES).send({ message: QUESTION }).expect(201);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(body.care).toBeUndefined();
    expect(body.response).toMatch(/there are people to talk to: .*116 123; Grace Church [^\n]*$/i);
    expect(await titles()).toEqual([QUESTION]);
  });

  it('beside a verse, has whom to call as its last section and no care', async () => {
    const { body } = await ruth.api.post(TOOLS).send({ message: QUESTION }).expect(200);
    expect(StudyAnswer.parse(body)).toEqual(body);
    expect(body.care).toBeUndefined();
    expect(body.sections.at(-1)).toMatchObject({ type: 'text', text: expect.stringContaining('Samaritans 116 123') });
    expect(body.response.endsWith(body.sections.at(-1).text)).toBe(true);
  });
});

describe.each(CHAT_MODES)('a message that may be more than a question, in %s mode', (mode) => {
  const HEAVIER = /If this is heavier than a question: .*there are people to talk to: .*Grace Church [^\n]*$/i;

  it('in the chat, is answered by the engine, with one line below that says whom to call', async () => {
    const answer = engine();
    const { body } = await ruth.api.post(MESSAGES).send({ message: 'I am afraid to die', mode }).expect(201);
    expect(ChatMessage.parse(body)).toEqual(body);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(body.care).toBeUndefined();
    expect(body.response).toMatch(HEAVIER);
    expect(body.response.match(/heavier than a question/gi)).toHaveLength(1);
  });

  it('beside a verse, has that line as its last section', async () => {
    const asked = { message: 'I am afraid to die', mode, ...JOHN };
    const { body } = await ruth.api.post(TOOLS).send(asked).expect(200);
    expect(StudyAnswer.parse(body)).toEqual(body);
    expect(body.care).toBeUndefined();
    expect(body.sections.length).toBeGreaterThan(1);
    expect(body.sections.at(-1)).toMatchObject({ title: 'Somebody to talk to', text: expect.stringMatching(HEAVIER) });
  });

  it.each([
    ['my cat died', /^I’m sorry/, 'Psalm 147:3'],
    ['our dog died yesterday', /^I’m sorry/, 'Psalm 147:3'],
    ['our old dog died and we buried it yesterday', /^I’m sorry/, 'Psalm 147:3'],
    ['my grandmother died last week at 93', /^I’m sorry/, 'Psalm 147:3'],
    ['mi abuelo falleció a los 95 años', /^Lo siento/, 'Psalm 147:3'],
  ])(
    'and is gentle grief, is answered with words and a verse first, and no number: %p',
    async (message, words, verse) => {
      const answer = engine();
      const { body } = await ruth.api.post(MESSAGES).send({ message, mode }).expect(201);
      expect(answer).toHaveBeenCalledTimes(1);
      expect(body.care).toBeUndefined();
      expect(body.response).toMatch(words);
      expect(body.response).not.toMatch(/999|116 123|7946/);
      expect(body.citations[0]).toMatchObject({ verdict: 'exact', reference: verse });
    },
  );
});

describe('the gospel', () => {
  it.each([
    ['I want to kill myself. Will I go to heaven?', 'John 3:16'],
    ['I want to die. Can God forgive me?', 'Psalms? 103:8'],
    ['my wife passed away last night. Will I see her again?', 'John 11:25'],
    ['ya no quiero vivir, ¿puedo ir al cielo?', 'Juan 3:16'],
  ])('is not withheld from a person in distress, and comes after the safety advice: %p', async (message, passage) => {
    for (const [path, status] of [
      [MESSAGES, 201],
      [TOOLS, 200],
    ] as const) {
      const { body } = await ruth.api.post(path).send({ message }).expect(status);
      expect(body.care).toBeDefined();
      const below = body.response.slice(body.care.whomToCall.end);
      expect(below).toMatch(new RegExp(passage));
    }
  });

  it('is answered at once when only the question is certain', async () => {
    for (const message of [
      'I have cancer. What do I have to do to go to heaven?',
      'I wonder whether I am really saved',
    ]) {
      const { body } = await ruth.api.post(MESSAGES).send({ message }).expect(201);
      expect(body.care).toBeUndefined();
    }
  });
});

it('a question that only sounds like distress is answered like any other', async () => {
  const { body } = await ruth.api.post(MESSAGES).send({ message: 'the wages of sin is death' }).expect(201);
  expect(body.care).toBeUndefined();
  expect(await titles()).toEqual(['the wages of sin is death']);
});
