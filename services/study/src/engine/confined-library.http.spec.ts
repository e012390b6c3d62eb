import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@berea/contracts';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

const ask = async (message: string, rest: object): Promise<ChatMessage> =>
  (
    await ruth.api
      .post('/api/chat/messages')
      .send({ message, ...rest })
      .expect(201)
  ).body;

describe('POST /api/chat/messages with a choice of works', () => {
  it('with textOnly, answers from translations alone, and keeps the choice with the message', async () => {
    const all = await ask('Explain Romans 8:28', {});
    expect(all.sources.map(({ id }) => id)).toEqual(expect.arrayContaining(['bible-kjv', 'commentary-mhcc']));
    const text = await ask('Explain Romans 8:28', { textOnly: true });
    expect(text.sources.filter(({ id }) => !id.startsWith('bible-'))).toEqual([]);
    expect(text.textOnly).toBe(true);
    expect(text.response).toContain('— Romans 8:28 (KJV)');
    expect(text.response).not.toContain('Matthew Henry');
  });

  it('with works, shows verses in the first translation that they name', async () => {
    const { response, sources, works } = await ask('Explain Romans 8:28', { works: ['bible-web', 'commentary-mhcc'] });
    expect(response).toContain('— Romans 8:28 (WEB)');
    expect(sources.map(({ id }) => id).sort()).toEqual(['bible-web', 'commentary-mhcc']);
    expect(works).toEqual(['bible-web', 'commentary-mhcc']);
  });

  it('with works of which none is installed, says so', async () => {
    const { response, sources } = await ask('Explain Romans 8:28', { works: ['bible-none'] });
    expect([response, sources]).toEqual([expect.stringContaining('None of the works that you chose is installed'), []]);
  });
});
