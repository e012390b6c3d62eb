import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';
import { name, searchAs } from './testing/search-api.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

const search = (q: string, more?: object) => searchAs(ruth, q, more);
const notices = async (q: string, more?: object) => (await search(q, more)).notices ?? [];

describe('GET /api/bible/search for a reference', () => {
  it.each([
    ['Genesis 3:16\u201117', 'Genesis', 3, 16, 17],
    ['John 3,16', 'John', 3, 16, 16],
    ['Juan 3:16', 'John', 3, 16, 16],
    ['Rom. viii. 28', 'Romans', 8, 28, 28],
    ['Collossians 3:1', 'Colossians', 3, 1, 1],
    ['John ３:１６', 'John', 3, 16, 16],
    ['John 3:16-end', 'John', 3, 16, 36],
  ])('%s opens the place', async (q, book, chapter, verse, endVerse) => {
    expect((await search(q)).reference).toEqual({ book, chapter, verse, endVerse });
  });

  it.each([
    ['Esther 4:14 KJV', 'KJV', []],
    ['Heb 11:1 (ESV)', 'ESV', ['The English Standard Version (ESV) is not installed here. This is the KJV.']],
    ['john 3:16 niv', 'NIV', ['The New International Version (NIV) is not installed here. This is the KJV.']],
  ])('%s tells the translation that it names', async (q, version, expected) => {
    const body = await search(q);
    expect(body).toMatchObject({ version, translation: 'KJV', total: 1 });
    expect((body.notices ?? []).map(({ text }) => text)).toEqual(expected);
  });

  it.each([
    ['Joel 4:1', 'Joel has 3 chapters; in Hebrew Bibles 4:1 is 3:1.', ['Joel 3:1'], 'Joel 3:1'],
    ['Malachi 3:19', 'Malachi 3 has 18 verses; in Hebrew Bibles 3:19 is 4:1.', ['Malachi 4:1'], 'Malachi 4:1'],
    ['3 John 15', '3 John has 14 verses; in other editions 1:15 is 1:14.', ['3 John 1:14'], '3 John 1:14'],
    [
      'Rev 12:18',
      'Revelation 12 has 17 verses; in other editions 12:18 is 13:1.',
      ['Revelation 13:1'],
      'Revelation 13:1',
    ],
    ['Jude 40', 'Jude has 25 verses.', undefined, undefined],
    ['Sirach 3:1', 'Sirach belongs to the Apocrypha, which are not installed.', undefined, undefined],
    ['1 Maccabees 2:15', '1 Maccabees belongs to the Apocrypha, which are not installed.', undefined, undefined],
  ])('%s, which does not exist, tells what exists', async (q, text, queries, found) => {
    const body = await search(q);
    expect(body.notices).toEqual([{ text, ...(queries && { queries }) }]);
    expect(body.results.map(name)[0]).toBe(found);
  });

  it('John 3,16 offers the two chapters', async () => {
    expect(await notices('John 3,16')).toEqual([
      { text: 'John 3,16 is read as John 3:16. Both chapters are:', queries: ['John 3; John 16'] },
    ]);
  });
});

describeWithLibrary('a verse that a text does not have', () => {
  const WHY =
    'Acts 8:37 is not in the WEB: the Greek text of the SBL edition leaves it out as well, as no part of the oldest text.';

  it('is reported by the search', async () => {
    const [notice] = await notices('Acts 8:37', { translation: 'web' });
    expect(notice?.text.startsWith(WHY)).toBe(true);
    expect(notice?.text).toMatch(/The KJV, .*the ASV.* have it\.$/);
    expect(await notices('Acts 8:37')).toEqual([]);
    expect((await search('Acts 8:37 KJV', { translation: 'web' })).results.map(name)).toEqual(['Acts 8:37']);
  });

  it('is reported by its chapter, with the texts that have it', async () => {
    const { body } = await ruth.api.get('/api/bible/Acts/8?translation=WEB').expect(200);
    const [lacking, ...more] = body.lacking;
    expect(more).toEqual([]);
    expect(lacking).toMatchObject({ verse: 37, in: expect.arrayContaining(['KJV', 'ASV']) });
    expect(lacking.why).toContain(WHY);
    const kjv = await ruth.api.get('/api/bible/Hechos/8?translation=KJV').expect(200);
    expect(kjv.body).toMatchObject({ book: 'Acts' });
    expect(kjv.body.lacking).toBeUndefined();
  });

  it.each([
    ['ASV', '1 Samuel 17:20', 'the edition has the verse, and its source here has lost the words'],
    ['WBT', 'Isaiah 64:2', 'the edition has the verse, and its source here has lost the words'],
  ])('is named in the %s at %s with what is known about it', async (translation, place, why) => {
    const [notice] = await notices(place, { translation });
    expect(notice?.text).toMatch(`${place} is not in the ${translation}: ${why}.`);
    const [, book, chapter, verse] = /^(.*) (\d+):(\d+)$/.exec(place) ?? [];
    const { body } = await ruth.api
      .get(`/api/bible/${encodeURIComponent(book ?? '')}/${chapter}?translation=${translation}`)
      .expect(200);
    const own = body.lacking.find((each: { verse: number }) => each.verse === Number(verse));
    expect(own.why).toMatch(why);
    expect(own.in).toContain('KJV');
  });
});
