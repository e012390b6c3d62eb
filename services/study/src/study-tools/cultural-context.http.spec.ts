import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DictionaryPack, type InstalledWork, writeManifest, writePack } from '@berea/text-packs';
import { startStudy, type TestStudy } from '../testing/start-study.js';

const PACK: DictionaryPack = {
  kind: 'dictionary',
  entries: [['Pharaoh', 'The title of the kings of Egypt.', [[1686, 1686]]]],
};
const WORK = {
  id: 'dictionary-easton',
  kind: 'dictionary',
  code: 'Easton',
  title: 'Easton’s Bible Dictionary',
  edition: '',
  language: 'en',
  direction: 'ltr',
  licence: 'Public domain',
  attribution: '',
  url: '',
  installed: true,
  version: '1',
  stamp: '',
  source: 'files',
  counts: {},
} as const;

let folder: string;
let study: TestStudy;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'berea-dictionary-'));
  const work: InstalledWork = { ...WORK, ...writePack(folder, WORK.id, PACK) };
  writeManifest(folder, folder, { format: 1, works: [work] });
  study = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder });
});
afterAll(async () => {
  await study.stop();
  await rm(folder, { recursive: true });
});

it('cultural-context, where a dictionary is installed, has its articles on what the verse names', async () => {
  const ruth = await study.member();
  const verse = { message: 'Please.', mode: 'study', book: 'Exodus', chapter: 7, verse: 1, tool: 'cultural-context' };
  const { body } = await ruth.api.post('/api/bible/study-tools').send(verse).expect(200);
  expect(body.response).toContain('## Pharaoh (Easton’s Bible Dictionary)');
  expect(body.response).toContain('The title of the kings of Egypt.');
  expect(body.sources).toContainEqual(expect.objectContaining({ id: 'dictionary-easton', licence: 'Public domain' }));
});
