import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorBody } from '@berea/contracts';
import { until } from '@berea/server/testing';
import { type ShelfChange, shelfChangeFile, shelfLock, shelfLogFile, writeManifest } from '@berea/text-packs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';
import { ShelfChanges } from './shelf-changes.js';

const CHANGE: ShelfChange = {
  action: 'add',
  work: 'dictionary-easton',
  by: '',
  startedAt: '2026-11-28T12:00:00.000Z',
  state: 'running',
  step: 'fetched 3 of 26 files',
};

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'berea-shelf-'));
  writeManifest(folder, folder, { format: 1, works: [] });
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('/api/admin/library', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder });
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const show = () => ruth.api.get('/api/admin/library').set('x-berea-operator', 'yes');
  const ask = (body: object) => ruth.api.post('/api/admin/library/changes').set('x-berea-operator', 'yes').send(body);

  it('is an address where nothing is for whom the gateway does not know as an operator', async () => {
    await ruth.api.get('/api/admin/library').expect(404, errorBody('NOT_FOUND'));
    const change = { action: 'remove', work: 'dictionary-easton' };
    await ruth.api.post('/api/admin/library/changes').send(change).expect(404, errorBody('NOT_FOUND'));
    await study.service.as().get('/api/admin/library').set('x-berea-operator', 'yes').expect(401);
  });

  it('tells the works of the catalogue, the change that runs, and what was changed', async () => {
    fs.writeFileSync(shelfChangeFile(folder), JSON.stringify(CHANGE));
    fs.writeFileSync(shelfLock(folder), JSON.stringify({ pid: process.pid, host: 'elsewhere' }));
    const ended = { ...CHANGE, endedAt: CHANGE.startedAt, state: 'done' };
    fs.writeFileSync(shelfLogFile(folder), `${JSON.stringify(ended)}\n{"action":"ad`);
    const { body } = await show().expect(200);
    expect(body).toMatchObject({ change: CHANGE, log: [ended] });
    expect(body.works.map(({ id }: { id: string }) => id)).toEqual([
      'dictionary-easton',
      'dictionary-smith',
      'dictionary-hitchcock',
    ]);
    expect(body.works[0]).toMatchObject({
      ...{ installed: false, restorable: false, licenceTier: 'attribution', bytes: 5_768_967 },
      address: expect.stringMatching(/^https:/),
    });
    fs.rmSync(shelfLock(folder));
    expect((await show().expect(200)).body.change).toMatchObject({
      state: 'failed',
      step: expect.stringMatching(/ended before it was done/),
    });
  });

  it('says that a service without the builder cannot change anything, and names an unknown work', async () => {
    const impossible = 'Nothing can be changed here: the program that builds the library is not beside this service.';
    expect((await show().expect(200)).body.impossible).toBe(impossible);
    const { body } = await ask({ action: 'rebuild', work: 'dictionary-easton' }).expect(409);
    expect(body).toMatchObject({ code: 'CONFLICT', message: impossible });
    expect((await ask({ action: 'add', work: '../x' }).expect(404)).body.message).toBe(
      'The catalogue has no work “../x”.',
    );
    await ask({ action: 'burn', work: 'dictionary-easton' }).expect(400);
  });
});

describe('ShelfChanges', () => {
  const file = (name: string) => path.join(folder, name);
  let changes: ShelfChanges;
  beforeEach(() => {
    changes = new ShelfChanges(folder, file('program.mjs'));
  });
  afterEach(() => fs.rmSync(file('program.mjs'), { force: true }));
  /** A program in place of the builder, which speaks to the service as that one does. */
  const program = (text: string) => fs.writeFileSync(file('program.mjs'), text);

  it('answers once the program has begun, which goes on by itself and knows who asked', async () => {
    program(`
      import fs from 'node:fs';
      process.send('begun');
      const wait = setInterval(() => {
        if (!fs.existsSync(${JSON.stringify(file('go'))})) return;
        clearInterval(wait);
        const { BEREA_OPERATOR, BEREA_LIBRARY_DIR } = process.env;
        fs.writeFileSync(${JSON.stringify(file('done.tmp'))}, JSON.stringify([process.argv.slice(2), BEREA_OPERATOR, BEREA_LIBRARY_DIR]));
        fs.renameSync(${JSON.stringify(file('done.tmp'))}, ${JSON.stringify(file('done'))});
      }, 5);
    `);
    await changes.begin('remove', 'dictionary-smith', 'ruth');
    expect(fs.existsSync(file('done'))).toBe(false);
    fs.writeFileSync(file('go'), '');
    await until(() => fs.existsSync(file('done')));
    expect(JSON.parse(fs.readFileSync(file('done'), 'utf8'))).toEqual([['remove', 'dictionary-smith'], 'ruth', folder]);
  });

  it('refuses a change while another one is under way', async () => {
    program('process.exit(4)');
    await expect(changes.begin('add', 'dictionary-smith', 'ruth')).rejects.toThrow(
      'Another change of the library is under way. Try again when it has ended.',
    );
  });

  it('fails when the program ends before it begins', async () => {
    program('process.exit(7)');
    await expect(changes.begin('add', 'dictionary-smith', 'ruth')).rejects.toThrow(/ended with 7 before it began/);
  });
});
