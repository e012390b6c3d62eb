import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StudyAnswer, TOOL_KINDS } from '@berea/contracts';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

const ADDRESS = '/api/bible/study-tools';
const JOHN = { book: 'John', chapter: 3, verse: 16 };

describeWithLibrary('POST /api/bible/study-tools', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const post = (body: object) => ruth.api.post(ADDRESS).send(body);

  it.each(TOOL_KINDS)('with the tool %s, answers in the shape of the contract', async (tool) => {
    const { body, headers } = await post({ message: 'Please.', tool, ...JOHN }).expect(200);
    expect(StudyAnswer.parse(body)).toEqual(body);
    expect(body).toMatchObject({ tool, engine: 'library', place: { ...JOHN, endVerse: 16 } });
    expect(body.sources.length).toBeGreaterThan(0);
    expect(headers['cache-control']).toContain('private');
  });

  it('for all tools of a verse at once, answers each', async () => {
    const answers = await Promise.all(TOOL_KINDS.map((tool) => post({ message: 'Please.', tool, ...JOHN })));
    expect(answers.map(({ status, body }) => [status, body.tool])).toEqual(TOOL_KINDS.map((tool) => [200, tool]));
  });

  it('for usual names of books, and fields as a form sends them, answers', async () => {
    const { body } = await post({ message: 'x', tool: 'commentary', book: 'psalm', chapter: '23', verse: '1' }).expect(
      200,
    );
    expect(body.place).toEqual({ book: 'Psalms', chapter: 23, verse: 1, endVerse: 1 });
  });

  it('without tool and place, recognises both in the message', async () => {
    const { body } = await post({ message: 'Give me cross-references for Rom 8:28' }).expect(200);
    expect(body).toMatchObject({ tool: 'cross-references', place: { book: 'Romans', chapter: 8, verse: 28 } });
  });

  it.each(['ω'.repeat(8_000), 'λόγος'.repeat(1_600), `[${'('.repeat(7_990)}`, '\\'.repeat(8_000)])(
    'for one word of 8000 characters, answers as for any other word (%#)',
    async (message) => {
      const { body } = await post({ message }).expect(200);
      expect(StudyAnswer.parse(body)).toEqual(body);
    },
  );

  it.each([
    ['no message', { tool: 'commentary', ...JOHN }, 400, 'message'],
    ['an empty message', { message: ' ' }, 400, 'message'],
    ['a message too long', { message: 'x'.repeat(8_001) }, 400, 'message'],
    ['a NUL', { message: 'John 3:16\u0000' }, 400, 'message'],
    ['an unknown tool', { message: 'x', tool: 'astrology' }, 400, 'tool'],
    ['an unknown mode', { message: 'x', mode: 'trance' }, 400, 'mode'],
    ['an unknown field', { message: 'x', prophecy: true }, 400, 'prophecy'],
    ['a tool without a passage', { message: 'x', tool: 'commentary' }, 400, 'book'],
    ['a verse without a book', { message: 'x', verse: 3 }, 400, 'book'],
    ['a book without a chapter', { message: 'x', book: 'John' }, 400, 'chapter'],
    ['an end without a beginning', { message: 'x', book: 'John', chapter: 3, endVerse: 3 }, 400, 'verse'],
    ['a passage that ends before it begins', { message: 'x', ...JOHN, endVerse: 2 }, 400, 'endVerse'],
    ['a verse that is no number', { message: 'x', ...JOHN, verse: 'sixteen' }, 400, 'verse'],
  ])('for %s, answers 400 and names the field', async (_name, body, status, field) => {
    const answer = await post(body).expect(status);
    expect(JSON.stringify(answer.body)).toContain(field);
  });

  it.each([
    [{ book: 'Hezekiah', chapter: 1, verse: 1 }, /no book called Hezekiah/],
    [{ book: 'Jude', chapter: 7 }, /Jude has 1 chapter\./],
    [{ book: 'John', chapter: 3, verse: 99 }, /John 3 has 36 verses\./],
    [{ ...JOHN, endVerse: 99 }, /John 3 has 36 verses\./],
    [{ ...JOHN, translation: 'NIV' }, /NIV is not installed/],
  ])('for %j, answers 404 and names what would work', async (place, words) => {
    const { body } = await post({ message: 'x', tool: 'commentary', ...place }).expect(404);
    expect(body.message).toMatch(words);
  });

  it('for a book of one chapter, needs no chapter', async () => {
    const { body } = await post({ message: 'x', tool: 'commentary', book: 'Jude', verse: 3 }).expect(200);
    expect(body.place).toEqual({ book: 'Jude', chapter: 1, verse: 3, endVerse: 3 });
  });

  it.each([
    '> # [x](javascript:alert(1)) <img src=x onerror=alert(1)>',
    'love '.repeat(1_600),
    '👨‍👩‍👧 שָׁלוֹם πνεῦμα',
    '__proto__',
  ])('for a hostile message, answers and does not echo it: %#', async (message) => {
    const { body } = await post({ message }).expect(200);
    expect(body.response.trim()).not.toBe('');
    expect(body.response).not.toMatch(/javascript:|<img|onerror=/);
  });
});

describe('POST /api/bible/study-tools without a built library', () => {
  let folder: string;
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'berea-no-library-'));
    study = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder });
    ruth = await study.member();
  });
  afterAll(async () => {
    await study.stop();
    await rm(folder, { recursive: true });
  });

  it.each(TOOL_KINDS)('with the tool %s, answers the verse', async (tool) => {
    const { body } = await ruth.api
      .post(ADDRESS)
      .send({ message: 'x', tool, ...JOHN })
      .expect(200);
    expect(body.sections[0]).toMatchObject({ type: 'verses' });
    expect(body.sections.length).toBeGreaterThan(1);
  });

  it.each(['greek-hebrew', 'commentary', 'topical-tags', 'semantic-relations'])(
    '%s says which work is missing, and what would install it',
    async (tool) => {
      const { body } = await ruth.api
        .post(ADDRESS)
        .send({ message: 'x', tool, ...JOHN })
        .expect(200);
      expect(body.response).toContain('To build it, run: npm run library');
    },
  );

  it('for a free question, answers from the text', async () => {
    const { body } = await ruth.api.post(ADDRESS).send({ message: 'love your enemies' }).expect(200);
    expect(body.response).toContain('Matthew 5:44 (KJV)');
    expect(body.tool).toBeNull();
  });

  it('answers from the library and says so when the language model is asked for and there is none', async () => {
    const body = { message: 'x', tool: 'devotional', engine: 'model', ...JOHN };
    const answer = await ruth.api.post(ADDRESS).send(body).expect(200);
    expect(answer.body).toMatchObject({
      engine: 'library',
      response: expect.stringMatching(/^This server has no language model/),
    });
  });

  it('refuses the answers of Scholar when the server has it switched off, without being told by a gateway', async () => {
    const silent = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder, ASSISTANT: 'off' });
    const { api } = await silent.member();
    const statuses = [
      await api.post(ADDRESS).send({ message: 'love your enemies' }),
      await api.post(ADDRESS).send({ message: 'x', tool: 'commentary', ...JOHN }),
      await api.post('/api/chat/messages').send({ message: 'John 3:16' }),
      await api.post('/api/chat/messages/stream').send({ message: 'John 3:16' }),
      await api.post('/api/chat/enhance').send({ action: 'expand', text: 'John 3:16' }),
      await api.post(ADDRESS).send({ message: 'x', tool: 'greek-hebrew', ...JOHN }),
    ].map(({ status }) => status);
    await silent.stop();
    expect(statuses).toEqual([403, 403, 403, 403, 403, 200]);
  });
});
