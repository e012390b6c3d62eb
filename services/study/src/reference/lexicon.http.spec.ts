import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Occurrence } from '@berea/contracts';
import { describeWithLibrary } from '@berea/text-packs/testing';
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
    it('for a Greek word, answers its entry and its renderings', async () => {
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

    it('for a Greek word, answers the senses of Abbott-Smith with their renderings and verses', async () => {
      const { body } = await get('G26').expect(200);
      const [lexicon] = body.lexica;
      expect(body.lexica).toHaveLength(1);
      expect(lexicon).toMatchObject({
        source: 'lexicon-abbott-smith',
        lemma: 'ἀγάπη',
        forms: 'ἀγάπη, -ης, ἡ',
        uses: 116,
        septuagint: expect.stringMatching(/^in LXX for אַהֲבָה/),
      });
      const feast = lexicon.senses.find(({ label }: { label: string }) => label === '3.');
      const [{ start, length, place }] = feast.references;
      expect(feast.text.slice(start, start + length)).toBe('Ju 12');
      expect(place).toEqual({ book: 'Jude', chapter: 1, verse: 12, endVerse: 12 });
      expect(
        feast.glosses.map((span: { start: number; length: number }) =>
          feast.text.slice(span.start, span.start + span.length),
        ),
      ).toEqual(['love feasts']);
      expect((await get('H2617').expect(200)).body).not.toHaveProperty('lexica');
    });

    it('for a Hebrew or an Aramaic word, answers which it is and its part of speech', async () => {
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

    it.each(['G0026', 'g26', '%20G26'])('for %s, answers G26', async (id) => {
      expect((await get(id).expect(200)).body.id).toBe('G26');
    });

    it.each([
      ['G9999', /^There is no entry G9999\. The Greek ones run from G1 to G5624;/],
      ['H8999', /^There is no entry H8999\. The Hebrew ones run from H1 to H8674;/],
      ['G2717', /some numbers are unused\.$/],
    ])('for %s, answers 404 and names what there is', async (id, message) => {
      const { body } = await get(id).expect(404);
      expect(body).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(message) });
    });

    it.each(['love', 'G', 'G0', 'X26', 'G26a', 'G99999', '26', '__proto__'])(
      'for the malformed id %s, answers 400 and names ids that would work',
      async (id) => {
        const { body } = await get(id).expect(400);
        expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('such as G26 or H2617') });
      },
    );
  });

  describe('GET /api/bible/lexicon', () => {
    const several = (ids: string) => ruth.api.get(`/api/bible/lexicon?ids=${ids}`);
    const idsOf = ({ entries }: { entries: { id: string }[] }) => entries.map(({ id }) => id);
    /** So many numbers that the Greek lexicon has. */
    const greek = (count: number) => Array.from({ length: count }, (_, index) => `G${index + 1}`);

    it('for several ids, answers what the single calls answer but for further lexica, in the order asked for', async () => {
      const ids = ['H2617', 'G26', 'H1247'];
      const { body } = await several(ids.join(',')).expect(200);
      const single = await Promise.all(ids.map(async (id) => (await get(id).expect(200)).body));
      for (const each of single) delete each.lexica;
      expect(body).toEqual({ entries: single, missing: [] });
    });

    it('when a number is in no lexicon, names it and answers the others', async () => {
      const { body } = await several('G9999,G26,G02717,H8999').expect(200);
      expect([idsOf(body), body.missing]).toEqual([['G26'], ['G9999', 'G2717', 'H8999']]);
      expect((await several('G9999').expect(200)).body).toEqual({ entries: [], missing: ['G9999'] });
    });

    it('when an id comes twice, however it is written, answers it once', async () => {
      const { body } = await several('H2617,G26,%20g0026%20,,G26,G9999,G9999,').expect(200);
      expect([idsOf(body), body.missing]).toEqual([['H2617', 'G26'], ['G9999']]);
    });

    it('for 100 ids, answers; for 101, refuses', async () => {
      expect(idsOf((await several(greek(100).join(',')).expect(200)).body)).toEqual(greek(100));
      const padded = greek(100).map((id) => `%20G${id.slice(1).padStart(8, '0')}%20`);
      expect(idsOf((await several(padded.join(',')).expect(200)).body)).toEqual(greek(100));
      for (const ids of [greek(101), greek(1_000)]) {
        const { body } = await several(ids.join(',')).expect(400);
        expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/^ids: .*\b1 to 100\b/) });
      }
    });

    it.each(['', '?ids=', '?ids=%20,,', '?ids[]=G26', '?ids[0]=G26&ids[1]=H2617', '?ids=G26&ids=H2617', '?id=G26'])(
      'for the query “%s”, answers 400 and says what would work',
      async (query) => {
        const { body } = await ruth.api.get(`/api/bible/lexicon${query}`).expect(400);
        expect(body.message).toMatch(/^ids: ids lists 1 to 100 .* such as G26,H2617\.$/);
        expect(body.data.issues).toEqual([{ path: ['ids'], message: expect.any(String) }]);
      },
    );

    it.each(['G26,love', 'G26,G0', 'G26,X26', 'G26,G99999', 'G26,26', 'G26,__proto__', 'G26,H2617;H1'])(
      'for the ids %s, answers 400 and says which one is malformed',
      async (ids) => {
        const { body } = await several(ids).expect(400);
        expect(body).toMatchObject({
          code: 'BAD_REQUEST',
          message: expect.stringMatching(/^ids\.1: .* such as G26 or H2617\.$/),
        });
      },
    );
  });

  describe('GET /api/bible/lexicon/{id}/occurrences', () => {
    it('answers the verses in canonical order, with the words that translate the lemma', async () => {
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

    it('when a word carries two numbers, answers it for both', async () => {
      for (const id of ['G3954', 'G3326']) {
        const { body } = await get(`${id}/occurrences?book=Hebrews`).expect(200);
        const found = body.results.find(({ chapter, verse }: Occurrence) => chapter === 4 && verse === 16);
        expect(found?.words).toEqual(['boldly']);
      }
      // As many as the parted word had.
      expect((await get('G3954/occurrences').expect(200)).body.total).toBe(31);
    });

    it('with a limit, answers every verse once, page by page', async () => {
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

    it('with a book, answers its verses alone and still counts all', async () => {
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
    ])('for %s, answers 400 and names the field', async (query, field) => {
      const { body } = await get(`G26/occurrences?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining(field) });
    });

    it('for an unknown book or number, says what would work', async () => {
      expect((await get('G26/occurrences?book=Hezekiah').expect(404)).body.message).toContain(
        'no book called Hezekiah',
      );
      expect((await get('G9999/occurrences').expect(404)).body.message).toContain('G1 to G5624');
    });
  });
});
