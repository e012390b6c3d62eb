import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '../testing/built-library.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

describeWithLibrary('the lexicon', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const get = (address: string) => ruth.api.get(`/api/bible/lexicon/${address}`);

  describe('GET /api/bible/lexicon/{id}', () => {
    it('tells a Greek word, and how it is rendered', async () => {
      const { body } = await get('G26').expect(200);
      expect(body).toMatchObject({
        id: 'G26',
        lemma: 'ἀγάπη',
        language: 'grc',
        direction: 'ltr',
        transliteration: 'agápē',
        definition: expect.stringMatching(/^love, i\.e\. affection/),
        count: 117,
        source: 'lexicon-grc',
      });
      expect(body.verses).toBeGreaterThan(100);
      expect(body.verses).toBeLessThanOrEqual(body.count);
      expect(body.renderings.slice(0, 2)).toEqual([
        { words: 'love', count: 85 },
        { words: 'charity', count: 28 },
      ]);
      expect(body).not.toHaveProperty('partOfSpeech');
    });

    it('tells a Hebrew word with its part of speech, and an Aramaic one from it', async () => {
      expect((await get('H2617').expect(200)).body).toMatchObject({
        language: 'hbo',
        direction: 'rtl',
        partOfSpeech: 'masculine noun',
        renderings: expect.arrayContaining([{ words: 'lovingkindness', count: 26 }]),
      });
      expect((await get('H1247').expect(200)).body).toMatchObject({
        transliteration: 'bar',
        language: 'arc',
        direction: 'rtl',
      });
    });

    it.each(['G0026', 'g26', '%20G26'])('takes %s for G26', async (id) => {
      expect((await get(id).expect(200)).body.id).toBe('G26');
    });

    it.each([
      ['G9999', /^There is no entry G9999\. The Greek ones run from G1 to G5624;/],
      ['H8999', /^There is no entry H8999\. The Hebrew ones run from H1 to H8674;/],
      ['G2717', /some numbers are unused\.$/],
    ])('says of %s what there is', async (id, message) => {
      const { body } = await get(id).expect(404);
      expect(body).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(message) });
    });

    it.each(['love', 'G', 'G0', 'X26', 'G26a', 'G99999', '26', '__proto__'])(
      '%s is the mistake of whoever asks',
      async (id) => {
        const { body } = await get(id).expect(400);
        expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('such as G26 or H2617') });
      },
    );

    it('asks for a signed-in user', async () => {
      await study.service.as().get('/api/bible/lexicon/G26').expect(401);
    });
  });

  describe('GET /api/bible/lexicon/{id}/occurrences', () => {
    it('lists the verses in canonical order, with the words that stand for the lemma', async () => {
      const { body } = await get('G3439/occurrences').expect(200);
      expect(body).toMatchObject({ id: 'G3439', total: 9 });
      expect(body.counts).toEqual([
        { book: 'Luke', count: 3 },
        { book: 'John', count: 4 },
        { book: 'Hebrews', count: 1 },
        { book: '1 John', count: 1 },
      ]);
      expect(body.results).toHaveLength(9);
      expect(body.results[5]).toEqual({
        book: 'John',
        chapter: 3,
        verse: 16,
        text: expect.stringContaining('only begotten Son'),
        words: ['only begotten'],
      });
    });

    it('brings page after page until all verses have come once', async () => {
      const { total, results: all } = (await get('G26/occurrences?limit=200').expect(200)).body;
      const paged: unknown[] = [];
      for (let offset = 0; offset < total; offset += 40) {
        const page = (await get(`G26/occurrences?offset=${offset}&limit=40`).expect(200)).body;
        expect(page.total).toBe(total);
        paged.push(...page.results);
      }
      expect(paged).toEqual(all);
      expect((await get(`G26/occurrences?offset=${total}`).expect(200)).body).toMatchObject({ total, results: [] });
      expect((await get('G26/occurrences').expect(200)).body.results).toHaveLength(50);
    });

    it('keeps to one book, and still counts them all', async () => {
      const { body } = await get('G3439/occurrences?book=jn').expect(200);
      expect(body.total).toBe(4);
      expect(body.counts).toHaveLength(4);
      expect(new Set(body.results.map(({ book }: { book: string }) => book))).toEqual(new Set(['John']));
      expect((await get('G3439/occurrences?book=Genesis').expect(200)).body).toMatchObject({ total: 0, results: [] });
    });

    it.each([
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['limit=ten', 'limit'],
      ['offset=-1', 'offset'],
      ['offset=1.5', 'offset'],
      ['book=', 'Book'],
      ['book[]=John', 'Book'],
    ])('refuses %s and names the field', async (query, field) => {
      const { body } = await get(`G26/occurrences?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining(field) });
    });

    it('says of an unknown book or number what would work', async () => {
      expect((await get('G26/occurrences?book=Hezekiah').expect(404)).body.message).toContain(
        'no book called Hezekiah',
      );
      expect((await get('G9999/occurrences').expect(404)).body.message).toContain('G1 to G5624');
    });

    it('asks for a signed-in user', async () => {
      await study.service.as().get('/api/bible/lexicon/G26/occurrences').expect(401);
    });
  });
});
