import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SemanticRelations } from '@berea/contracts';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

describeWithLibrary('GET /api/bible/semantic-relations', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const relate = async (word: string): Promise<SemanticRelations> =>
    (await ruth.api.get('/api/bible/semantic-relations').query({ word }).expect(200)).body;

  it('for a word in any form, answers the lemmas behind it and their other renderings', async () => {
    const { word, forms, total, relations, source } = await relate('love');
    expect({ word, source }).toEqual({ word: 'love', source: 'bible-kjv' });
    expect(forms).toEqual(expect.arrayContaining(['love', 'loved', 'loveth', 'lovest']));
    expect(total).toBe(relations.reduce((sum, { count }) => sum + count, 0));
    const agape = relations.find(({ id }) => id === 'G26');
    expect(agape).toMatchObject({ lemma: 'ἀγάπη', direction: 'ltr', count: 86, total: 117 });
    expect(agape?.renderings[0]).toEqual({ words: 'charity', count: 28 });
    const ahab = relations.find(({ id }) => id === 'H157');
    expect(ahab).toMatchObject({
      direction: 'rtl',
      example: { book: 'Genesis', chapter: 22, verse: 2, endVerse: 2, text: expect.stringContaining('lovest') },
    });
    for (const { count, total: uses } of relations) expect(count).toBeLessThanOrEqual(uses);
    expect(relations.map(({ count }) => count)).toEqual(relations.map(({ count }) => count).sort((a, b) => b - a));
  });

  it('answers for any form of a word, and for a phrase as typed', async () => {
    expect((await relate('Loved')).relations).toEqual((await relate('love')).relations);
    const { relations } = await relate('only begotten');
    expect(relations.map(({ id, count }) => [id, count])).toContainEqual(['G3439', 2]);
  });

  it.each(['love', 'spirit', 'mercy', 'shepherd', 'world', 'lord', 'make', 'only begotten', 'flibbertigibbet'])(
    'sums %s up in at most five entries of at most a hundred characters',
    async (word) => {
      const entries = Object.entries((await relate(word)).summary);
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.length).toBeLessThanOrEqual(5);
      for (const text of entries.flat()) expect(text.length).toBeLessThanOrEqual(100);
    },
  );

  it('for each lemma, answers its uses, its other renderings and an example', async () => {
    const { summary } = await relate('charity');
    expect(summary).toEqual({ 'ἀγάπη agápē (G26)': '28 of 117 uses; also love 85; e.g. 1 Corinthians 8:1' });
  });

  it('for LORD in capitals, answers the Name; for lord, any', async () => {
    expect((await relate('LORD')).relations.map(({ id }) => id)).toEqual(['H3068', 'H3050']);
    expect((await relate('lord')).relations.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['H3068', 'H113', 'H5633']),
    );
  });

  it('when a lemma is behind a word by accident, leaves it out', async () => {
    expect((await relate('lord')).relations.map(({ id }) => id)).not.toContain('G3588');
  });

  it.each([
    ['shepherdd', 'The King James text has no such word. Did you mean “shepherd”?'],
    ['smartphone', 'The King James text has no such word.'],
    ['???', 'The King James text has no such word.'],
    ['__proto__', 'The King James text has no such word.'],
  ])('for %s, answers nothing and says why', async (word, reason) => {
    const body = await relate(word);
    expect(body).toMatchObject({ word, forms: [], total: 0, relations: [], summary: { [`“${word}”`]: reason } });
  });

  it.each(['', 'word=', 'word=%20', `word=${'x'.repeat(61)}`, 'word[]=love'])(
    'refuses ?%s and names the field',
    async (query) => {
      const { body } = await ruth.api.get(`/api/bible/semantic-relations?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/word/i) });
    },
  );
});
