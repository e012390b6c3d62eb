import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorBody } from '@berea/contracts';
import { until } from '@berea/server/testing';
import { type ShelfChange, shelfChangeFile, shelfLock, shelfLogFile, writeManifest } from '@berea/text-packs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ContentWithOperators, startContentWithOperators } from '../testing/content-with-operators.js';
import { type Member, startBeside, startStudy, type TestStudy } from '../testing/start-study.js';
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
  let content: ContentWithOperators;
  let ruth: Member;
  beforeAll(async () => {
    content = await startContentWithOperators();
    study = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder, CONTENT_URL: content.url });
    ruth = await study.member();
  });
  beforeEach(() => {
    content.status = 200;
  });
  afterAll(async () => {
    await study.stop();
    await content.stop();
  });

  const show = () => ruth.api.get('/api/admin/library');
  const ask = (body: object) => ruth.api.post('/api/admin/library/changes').send(body);

  it('asks the content service each time, with the token of the user', async () => {
    content.asked.length = 0;
    await show().expect(200);
    await show().expect(200);
    expect(content.asked).toEqual([`Bearer ${ruth.token}`, `Bearer ${ruth.token}`]);
  });

  it.each([
    ['is no operator', 404, 404, errorBody('NOT_FOUND')],
    ['has not given the second factor', 403, 403, errorBody('second_factor_required')],
    ['cannot be known', 500, 503, expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' })],
  ])('shows and changes nothing for a user who %s, whatever a header says', async (_what, told, status, body) => {
    content.status = told;
    const change = { action: 'remove', work: 'dictionary-easton' };
    for (const answer of [
      await show().set('x-berea-operator', 'yes'),
      await ask(change).set('x-berea-operator', 'yes'),
    ])
      expect([answer.status, answer.body]).toEqual([status, body]);
    await study.service.as().get('/api/admin/library').expect(401);
  });

  it('shows nothing where the content service is not told', async () => {
    const alone = await startBeside(study, { BEREA_LIBRARY_DIR: folder });
    await alone.service.as(ruth.token).get('/api/admin/library').expect(503);
    await alone.stop();
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
