import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

interface Summary {
  readonly id: string;
  readonly name: string;
  readonly references: number;
}

describeWithLibrary('topics', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const get = (address: string) => ruth.api.get(`/api/bible/topics${address}`);
  const list = async (query: string): Promise<{ total: number; results: Summary[] }> =>
    (await get(query).expect(200)).body;
  const names = async (query: string) => (await list(query)).results.map(({ name }) => name);

  describe('GET /api/bible/topics', () => {
    it('for a name, answers topics, the one of exactly this name first', async () => {
      expect((await names('?q=shepherd'))[0]).toBe('SHEPHERD');
      const { total, results } = await list('?q=Love&limit=200');
      expect(results[0]).toEqual({ id: 'love', name: 'LOVE', references: expect.any(Number) });
      expect(results.length).toBe(Math.min(total, 200));
    });

    it('for words of a heading, or misspelt ones, answers its topics', async () => {
      expect(await names('?q=%22counts%20the%20flock%22')).toEqual(['SHEPHERD']);
      expect(await names('?q=forgivness')).toContain('FORGIVENESS');
    });

    it('with a verse, answers the topics that list it, the most telling first', async () => {
      const { results } = await list('?book=Ps&chapter=23&verse=1');
      expect(results.map(({ name }) => name)).toContain('SHEPHERD');
      const ids = (await list('?book=John&chapter=3&verse=16')).results.map(({ id }) => id);
      expect(ids).toContain('jesus-the-christ');
      expect(new Set(ids).size).toBe(ids.length);
      const both = await names('?book=Ps&chapter=23&verse=1&q=shepherd');
      expect(both).toContain('SHEPHERD');
      expect(both.length).toBeLessThan(results.length);
    });

    it('with a limit, answers all topics page by page', async () => {
      const { total, results } = await list('?limit=200');
      expect(total).toBe(5322);
      expect(results).toHaveLength(200);
      const [second] = (await list('?limit=200&offset=199')).results;
      expect(second).toEqual(results[199]);
      expect((await list(`?offset=${total - 1}`)).results).toHaveLength(1);
      expect((await list(`?offset=${total}`)).results).toEqual([]);
    });

    it('answers no topic for text that is not a word', async () => {
      for (const query of ['?q=qqqzzzxx', '?q=%3F%3F%3F']) expect(await list(query)).toEqual({ total: 0, results: [] });
    });

    it.each([
      ['?book=John', 'chapter is missing'],
      ['?book=John&chapter=3', 'verse is missing'],
      ['?chapter=3&verse=16', 'book is missing'],
      ['?book=John&chapter=3&verse=0', 'Verse starts at 1'],
      [`?q=${'x'.repeat(201)}`, 'at most 200 characters'],
      ['?q[]=love', 'q'],
      ['?limit=1000', 'limit is at most 200'],
    ])('for %s, answers 400 and says what is wrong', async (query, message) => {
      const { body } = await get(query).expect(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining(message) });
    });

    it('with a verse that does not exist, says so', async () => {
      expect((await get('?book=John&chapter=3&verse=99').expect(404)).body.message).toBe('John 3 has 36 verses.');
    });
  });

  describe('GET /api/bible/topics/{id}', () => {
    it('for an id, answers the headings of the topic and their verses', async () => {
      const { body } = await get('/shepherd').expect(200);
      expect(body).toMatchObject({ id: 'shepherd', name: 'SHEPHERD', total: 48, source: 'topics-nave' });
      expect(body.headings[1]).toEqual({
        title: 'David the, defends his flock against a lion and a bear',
        under: [],
        places: [
          { book: '1 Samuel', chapter: 17, verse: 34, endVerse: 34 },
          { book: '1 Samuel', chapter: 17, verse: 35, endVerse: 35 },
        ],
      });
      const places = body.headings.flatMap((heading: { places: unknown[] }) => heading.places);
      expect(places).toHaveLength(48);
    });

    it('for an id, answers the sub-headings with their headings, and where to look further', async () => {
      const { body } = await get('/abdon').expect(200);
      expect(body.headings).toContainEqual({
        title: 'Also called ACHBOR',
        under: ['5. Son of Ch 34:20'],
        places: [{ book: '2 Kings', chapter: 22, verse: 12, endVerse: 12 }],
      });
      expect(body.see).toEqual([{ id: 'achbor', name: 'ACHBOR', references: expect.any(Number) }]);
    });

    it('when the source broke a list for the third depth of the printed book, answers that depth', async () => {
      const { body } = await get('/faith').expect(200);
      const under = (title: string) =>
        body.headings.find((heading: { title: string }) => heading.title === title)?.under;
      expect(under('At the death of Korah')).toEqual(['INSTANCES OF', 'Moses']);
      expect(under('The Israelites')).toEqual(['INSTANCES OF']);
      expect(under('Caleb, in advising to take the land of promise')).toEqual(['INSTANCES OF']);
    });

    it.each(['SHEPHERD', 'Abel-beth-maachah'])('for the name %s in place of an id, answers the topic', async (name) => {
      expect((await get(`/${name}`).expect(200)).body.name).toBe(name.toUpperCase());
    });

    it('for an unknown name, answers 404 and says how to find a topic', async () => {
      const { body } = await get('/smartphones').expect(404);
      expect(body).toMatchObject({
        code: 'NOT_FOUND',
        message:
          'There is no topic smartphones. Find topics by their names with /api/bible/topics?q=, such as q=shepherd.',
      });
    });

    it.each(['/%20', `/${'x'.repeat(81)}`, '/a%00b'])('for %s, answers 400', async (address) => {
      expect((await get(address).expect(400)).body.code).toBe('BAD_REQUEST');
    });
  });
});
