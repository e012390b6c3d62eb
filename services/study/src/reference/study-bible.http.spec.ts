import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

describeWithLibrary('the answers of Berea Notes', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const get = (address: string) => ruth.api.get(`/api/library/berea/answers${address}`);
  const ids = async (query: string): Promise<string[]> =>
    (await get(query).expect(200)).body.results.map(({ id }: { id: string }) => id);

  it('come all in one list, by kind, each with a question as its title', async () => {
    const { body } = await get('').expect(200);
    expect(body.total).toBe(body.results.length);
    expect(body.edition).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(body.results).toContainEqual({
      id: 'assurance',
      kind: 'doctrine',
      title: 'How do I know for sure I am going to heaven',
    });
    const kinds = body.results.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual([...kinds].sort());
  });

  it('are found by a question in either language', async () => {
    expect((await ids('?q=Am%20I%20really%20saved%20if%20I%20doubt'))[0]).toBe('assurance');
    expect((await ids('?language=es&q=seguridad%20de%20la%20salvaci%C3%B3n'))[0]).toBe('assurance');
  });

  it('have a lead, passages with their reasons, views with their texts, and what is related', async () => {
    const { body } = await get('/burden-and-load').expect(200);
    expect(body.lead).toMatch(/^Both\./);
    expect(body.passages[0]).toEqual({
      reference: 'Galatians 6:2',
      place: { book: 'Galatians', chapter: 6, verse: 2, endVerse: 2 },
      why: expect.stringContaining('*baros*'),
    });
    expect(body.next.map(({ id }: { id: string }) => id)).toContain('assurance');
    const { views } = (await get('/assurance').expect(200)).body;
    expect(views[0].references[0].reference).toBe('John 10:27–29');
  });

  it('have Spanish texts where they are asked for', async () => {
    expect((await get('/burden-and-load?language=es').expect(200)).body.lead).toMatch(/^Ambas cosas\./);
  });

  it('are 404 for an unknown id, and 400 for another language', async () => {
    expect((await get('/no-such').expect(404)).body.message).toBe('Berea Notes has no answer no-such.');
    expect((await get('?language=de').expect(400)).body.message).toContain('language is en or es.');
  });

  it('begin Scholar’s answer to a question that is like one of theirs', async () => {
    const { body } = await ruth.api
      .post('/api/chat/messages')
      .send({ message: 'Does Galatians 6 contradict itself about carrying burdens?' })
      .expect(201);
    expect(body.response).toMatch(/^Both\. Paul uses two words/);
    expect(body.sources.map(({ id }: { id: string }) => id)).toEqual(['bible-kjv', 'berea']);
    expect(
      body.citations.filter(({ verdict }: { verdict: string }) => !/^(exact|valid_reference)/.test(verdict)),
    ).toEqual([]);
  });
});
