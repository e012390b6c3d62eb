import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@berea/server/testing';
import { type DictionaryPack, FURTHER_WORKS, type InstalledWork, writeManifest, writePack } from '@berea/text-packs';
import { type Member, startBeside, startStudy, type TestStudy } from '../testing/start-study.js';

const LONG = `It ${'lies in the plain, and '.repeat(20)}has vineyards. `;
const PACK: DictionaryPack = {
  kind: 'dictionary',
  entries: [
    ['Aaron', 'The eldest son of Amram (Exodus 6:20). [Zoar]', [[1675, 1675]]],
    ['Abana', 'A river of Damascus.', []],
    ['Zoar', LONG, [[0, 1]]],
  ],
};

describe('the dictionaries of the Bible', () => {
  let folder: string;
  let study: TestStudy;
  let ruth: Member;
  let works: InstalledWork[];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'berea-dictionaries-'));
    const [easton] = FURTHER_WORKS;
    if (!easton) throw new Error('There is no further work.');
    const state = { installed: true, version: '1', stamp: '', source: 'files', counts: {} } as const;
    works = ['en', 'es'].map((language) => {
      const description = { ...easton.description, ...(language === 'es' && { id: 'sword-nombres', language }) };
      return { ...description, ...state, ...writePack(folder, description.id, PACK) };
    });
    writeManifest(folder, folder, { format: 1, works });
    study = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder });
    ruth = await study.member();
  });
  afterAll(async () => {
    await study.stop();
    await rm(folder, { recursive: true });
  });

  const get = (address: string) => ruth.api.get(`/api/library/dictionaries/${address}`);
  const names = ({ body }: { readonly body: { readonly results: { readonly name: string }[] } }) =>
    body.results.map(({ name }) => name);

  it('list their entries by name, a part at a time, with how many each letter has', async () => {
    const { body, headers } = await get('dictionary-easton/entries?limit=1&offset=1').expect(200);
    expect(body).toEqual({
      letters: [
        { letter: 'A', entries: 2 },
        { letter: 'Z', entries: 1 },
      ],
      total: 3,
      results: [{ id: 'abana', name: 'Abana', excerpt: 'A river of Damascus.' }],
      near: [],
      source: 'dictionary-easton',
    });
    // The gateway keeps it for everybody.
    expect(headers).toHaveProperty('x-berea-shared');
    expect(names(await get('dictionary-easton/entries?letter=z').expect(200))).toEqual(['Zoar']);
    expect(names(await get('sword-nombres/entries').expect(200))).toEqual(['Aaron', 'Abana', 'Zoar']);
  });

  it('find entries by name first, then by the words of their articles, and show these', async () => {
    expect(names(await get('dictionary-easton/entries?q=a').expect(200))).toEqual(['Aaron', 'Abana']);
    const found = await get('dictionary-easton/entries?q=vineyard').expect(200);
    expect(found.body.results).toEqual([
      { id: 'zoar', name: 'Zoar', excerpt: expect.stringMatching(/^… .*has vineyards\.$/) },
    ]);
    const near = await get('dictionary-easton/entries?q=aron').expect(200);
    expect(near.body).toMatchObject({ total: 0, results: [], near: [{ id: 'aaron', name: 'Aaron' }] });
  });

  it('have each entry at an address, with its verses, its neighbours, and where it points', async () => {
    const { body } = await get('dictionary-easton/entries/aaron').expect(200);
    expect(body).toEqual({
      id: 'aaron',
      name: 'Aaron',
      letter: 'A',
      text: 'The eldest son of Amram (Exodus 6:20). [Zoar]',
      references: [{ reference: 'Exodus 6:20', place: { book: 'Exodus', chapter: 6, verse: 20, endVerse: 20 } }],
      see: [{ id: 'zoar', name: 'Zoar', excerpt: expect.stringMatching(/^It lies .{100,}…$/) }],
      next: { id: 'abana', name: 'Abana', excerpt: 'A river of Damascus.' },
      source: 'dictionary-easton',
    });
    const zoar = (await get('dictionary-easton/entries/ZOAR').expect(200)).body;
    expect(zoar.previous).toMatchObject({ id: 'abana' });
    expect(zoar).not.toHaveProperty('next');
  });

  it('say what is not there, and how it is added', async () => {
    const messageAt = async (address: string) => (await get(address).expect(404)).body.message;
    expect(await messageAt('dictionary-easton/entries/aron')).toBe('Easton’s Bible Dictionary has no entry “aron”.');
    expect(await messageAt('dictionary-smith/entries')).toBe(
      'Smith’s Bible Dictionary is not installed on this server. Whoever runs this server can add it: ' +
        'npm run library -- add dictionary-smith',
    );
    expect(await messageAt('bible-kjv/entries/aaron')).toBe(
      'There is no dictionary bible-kjv. Installed here: dictionary-easton, sword-nombres.',
    );
  });

  it.each([
    ['a limit above the most', 'dictionary-easton/entries?limit=501', /at most 500/],
    ['a long search', `dictionary-easton/entries?q=${'x'.repeat(201)}`, /at most 200 characters/],
    ['a long letter', 'dictionary-easton/entries?letter=abcde', /at most 4 characters/],
  ])('refuse %s', async (_what, address, message) => {
    const { body } = await get(address).expect(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(message) });
  });

  it('answer 401 to a signed-out caller', async () => {
    await study.service.as().get('/api/library/dictionaries/dictionary-easton/entries').expect(401);
  });

  it('stand among the works, those too that could be added', async () => {
    const { body } = await ruth.api.get('/api/bible/works').expect(200);
    const works = new Map(body.map((work: { id: string }) => [work.id, work]));
    expect(works.get('dictionary-easton')).toMatchObject({ installed: true });
    expect(works.get('dictionary-smith')).toMatchObject({
      installed: false,
      reason: expect.stringContaining('npm run library -- add dictionary-smith'),
    });
  });

  it('come and go while people read, at every instance, and what the gateway keeps of the former state ends', async () => {
    const other = await startBeside(study, { BEREA_LIBRARY_DIR: folder });
    try {
      const services = [study.service, other.service];
      const ask = (address: string) =>
        Promise.all(services.map((service) => service.as(ruth.token).get(`/api/library/dictionaries/${address}`)));
      const versions = async () => {
        const answers = await Promise.all(services.map((service) => service.as().get('/internal/library-version')));
        return answers.map(({ body }) => body.version);
      };
      const [smith] = FURTHER_WORKS.filter(({ description: { id } }) => id === 'dictionary-smith');
      if (!smith) throw new Error('There is no second further work.');
      const before = await versions();
      const state = { installed: true, version: '1', stamp: '', source: 'files', counts: {} } as const;
      const added = { ...smith.description, ...state, ...writePack(folder, 'dictionary-smith', PACK) };
      writeManifest(folder, await mkdtemp(path.join(folder, 'temporary-')), { format: 1, works: [...works, added] });
      await until(async () => (await ask('dictionary-smith/entries/aaron')).every(({ status }) => status === 200));
      const now = await versions();
      expect(now[0]).toBe(now[1]);
      expect(now[0]).not.toBe(before[0]);
      writeManifest(folder, await mkdtemp(path.join(folder, 'temporary-')), { format: 1, works });
      await until(async () => (await ask('dictionary-smith/entries')).every(({ status }) => status === 404));
      expect(await versions()).toEqual(before);
      expect((await ask('dictionary-easton/entries/aaron')).map(({ status }) => status)).toEqual([200, 200]);
    } finally {
      await other.stop();
    }
  });
});
