import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CITED_TEXT_LIMIT } from '@berea/contracts';
import { Library } from '../works/library.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

const VERIFY = '/api/study/verify';
const verify = (body: object) => ruth.api.post(VERIFY).send(body);

describe('POST /api/study/verify', () => {
  it('for quotations and references, answers a verdict on each', async () => {
    const text = [
      '“Blessed are the rich in spirit” (Matthew 5:3).',
      '“The LORD is my shepherd; I shall not want” (Psalm 24:1). See Romans 8:28 and Obadiah 2:1.',
      '> Jesus wept.\n> — John 11:35',
      '“God helps those who help themselves” (Proverbs 6:6)',
    ].join('\n\n');
    const { body } = await verify({ text }).expect(200);
    expect(body.citations.map(({ verdict, reference }: Record<string, string>) => `${verdict} ${reference}`)).toEqual([
      'altered Matthew 5:3',
      'wrong_reference Psalm 24:1',
      'valid_reference Romans 8:28',
      'invalid_reference Obadiah 2:1',
      'exact John 11:35',
      'not_scripture Proverbs 6:6',
    ]);
    expect(body.citations[0]).toEqual({
      quote: 'Blessed are the rich in spirit',
      verdict: 'altered',
      reference: 'Matthew 5:3',
      translation: 'KJV',
      place: { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 },
      text: expect.stringMatching(/^Blessed are the poor in spirit/),
      difference: [
        { kind: 'same', text: 'Blessed are the' },
        { kind: 'missing', text: 'poor' },
        { kind: 'added', text: 'rich' },
        { kind: 'same', text: 'in spirit' },
      ],
    });
    expect(body.citations[1]).toMatchObject({ foundAt: 'Psalm 23:1', foundPlace: { chapter: 23 } });
  });

  it('for words of a version that is not installed, neither blames nor confirms them, and shows what is nearest', async () => {
    const quote = 'How happy are those who know that they are poor in spirit';
    const { body } = await verify({ text: `“${quote}” (Matthew 5:3, NIV). See Romans 8:28.` }).expect(200);
    expect(body.citations).toEqual([
      {
        quote,
        verdict: 'unavailable',
        reference: 'Matthew 5:3',
        translation: expect.stringMatching(/^[A-Z]{3}$/),
        place: { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 },
        text: expect.stringContaining('poor in spirit'),
        reason: 'The NIV is not installed.',
      },
      expect.objectContaining({ verdict: 'valid_reference', reference: 'Romans 8:28' }),
    ]);
  });

  it('forbids every cache to keep the answer', async () => {
    const response = await verify({ text: 'Matthew 5:3' }).expect(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('for a text that cites nothing, answers no citation', async () => {
    expect((await verify({ text: 'Good morning.' }).expect(200)).body).toEqual({ citations: [] });
  });

  it('with a translation, compares with it', async () => {
    const { texts } = study.service.app.get(Library, { strict: false });
    await study.service.app.get(Library, { strict: false }).loaded;
    const last = texts.at(-1);
    const text = `“${last?.at(0)}” (Genesis 1:1)`;
    const { body } = await verify({ text, translation: last?.code.toUpperCase() }).expect(200);
    expect(body.citations).toEqual([expect.objectContaining({ verdict: 'exact', translation: last?.label })]);
  });

  it('with an unknown translation, answers 404 and names those that are installed', async () => {
    const { body } = await verify({ text: 'Matthew 5:3', translation: 'XYZ' }).expect(404);
    expect(body).toEqual({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/^There is no translation called XYZ\. Installed here: KJV/),
      reason: 'translation_unknown',
    });
    const missing = await verify({ text: 'Matthew 5:3', translation: 'niv' }).expect(404);
    expect(missing.body.message).toMatch(/^The NIV is not installed on this server\..* Installed here: KJV/);
  });

  const json = 'application/json';
  it.each<[string, string, string, number]>([
    ['malformed JSON', json, '{"text":', 400],
    ['no body', json, '', 400],
    ['an array', json, '[{"text":"a"}]', 400],
    ['null', json, 'null', 400],
    ['no text', json, '{}', 400],
    ['an empty text', json, '{"text":""}', 400],
    ['a text of blanks', json, '{"text":" \\n\\t "}', 400],
    ['a text that is too long', json, JSON.stringify({ text: 'x'.repeat(CITED_TEXT_LIMIT + 1) }), 400],
    ['a number for a text', json, '{"text":7}', 400],
    ['a NUL character', json, '{"text":"a\\u0000b"}', 400],
    ['an unpaired surrogate', json, '{"text":"a\\ud800b"}', 400],
    ['an unpaired surrogate in the translation', json, '{"text":"a","translation":"\\udfff"}', 400],
    ['a translation that is no code', json, `{"text":"a","translation":"${'k'.repeat(21)}"}`, 400],
    ['a number for a translation', json, '{"text":"a","translation":7}', 400],
    ['an unknown field', json, '{"text":"a","texts":"b"}', 400],
    ['a prototype', json, '{"text":"a","__proto__":{"x":1}}', 400],
    ['10 MB', json, JSON.stringify({ text: 'x'.repeat(10 << 20) }), 413],
    ['a form', 'application/x-www-form-urlencoded', 'text=a', 415],
  ])('when the body is %s, refuses it', async (_name, type, body, status) => {
    const response = await ruth.api.post(VERIFY).set('content-type', type).send(body);
    const code = { 400: 'BAD_REQUEST', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' }[status];
    expect([response.status, response.body.code]).toEqual([status, code]);
  });

  it.each([
    [{ text: '' }, 'text', 'Text is required.'],
    [{ text: 'x'.repeat(CITED_TEXT_LIMIT + 1) }, 'text', 'Text can be at most 100000 characters.'],
    [{ text: 'a', translation: 'k'.repeat(21) }, 'translation', 'That is no translation code.'],
  ])('for a wrong field, answers 400 and names the field and the remedy: %#', async (input, field, message) => {
    const { body } = await verify(input).expect(400);
    expect(JSON.stringify(body)).toContain(message);
    expect(JSON.stringify(body)).toContain(`"${field}"`);
  });

  it('for the longest text in letters of three bytes, answers', async () => {
    expect((await verify({ text: 'ἀ'.repeat(CITED_TEXT_LIMIT) }).expect(200)).body).toEqual({ citations: [] });
  });

  it('for too many quotations of long passages, answers 400 and says how to ask', async () => {
    const text = Array.from({ length: 200 }, (_, at) => `“my feet were lamps unto the path ${at}” (Psalms 119:1-176).`);
    const { body } = await verify({ text: text.join(' ') }).expect(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ path: ['text'] }] } });
    expect(body.message).toContain('Check the text in parts');
    expect((await verify({ text: text.slice(0, 30).join(' ') }).expect(200)).body.citations).toHaveLength(30);
  });

  it('for the longest paragraph, finds the references that many short ones have', async () => {
    const sentence = 'Read John 3:16, Rom 8:28 and Ps 23. ';
    const { body } = await verify({ text: sentence.repeat(2_500) }).expect(200);
    expect(body.citations.map(({ reference }: { reference: string }) => reference)).toEqual([
      'John 3:16',
      'Romans 8:28',
      expect.stringMatching(/^Psalms? 23$/),
    ]);
  });

  it('for the longest text with a thousand quotations, answers', async () => {
    const text = '“Blessed are the rich in spirit” (Matthew 5:3) '.repeat(2_000).slice(0, CITED_TEXT_LIMIT);
    const { body } = await verify({ text }).expect(200);
    expect(body.citations.length).toBeLessThanOrEqual(400);
  });
});
