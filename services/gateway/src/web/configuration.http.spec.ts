import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { captureLog } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FEATURE_CONTRACT_VERSION, RuntimeConfig } from '@berea/contracts';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';

/** Ids of the remotes that have a manifest, in their order. */
const IDS = readdirSync('apps')
  .map((folder) => `apps/${folder}/remote.json`)
  .filter((file) => existsSync(file))
  .map((file): { id: string; order: number } => JSON.parse(readFileSync(file, 'utf8')))
  .sort((one, other) => one.order - other.order)
  .map(({ id }) => id);
const BUILT_IN = Object.fromEntries(
  IDS.map((id) => [id, { entry: `/remotes/${id}/mf-manifest.json`, contractVersion: FEATURE_CONTRACT_VERSION }]),
);

describe('the web with little configured', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterAll(() => gateway.stop());

  it('GET /remotes.json lists every remote that has a manifest, in their order, also those whose build is missing', async () => {
    const { body } = await gateway.anonymous.get('/remotes.json').expect(200);
    expect(body).toEqual({ version: 1, remotes: BUILT_IN });
    expect(Object.keys(body.remotes)).toEqual(IDS);
  });

  it('GET /config.json, when little is configured, answers the defaults', async () => {
    const { body } = await gateway.anonymous.get('/config.json').expect(200);
    expect(RuntimeConfig.parse(body)).toEqual({
      productName: 'Berea',
      assistant: 'library',
      supabaseUrl: null,
      supabaseAnonKey: 'public-key',
      donationUrl: null,
      communityUrl: null,
      supportEmail: null,
      splash: true,
    });
  });
});

describe('the web with further configuration', () => {
  it('names a hosted auth service, foreign remotes and an assistant that is switched off in config, list and policy', async () => {
    const remotes = {
      version: 1,
      remotes: {
        notes: { entry: 'https://cdn.example/notes/7/mf-manifest.json', contractVersion: '1.2.0' },
        bible: { entry: '/remotes/bible/mf-manifest.json', contractVersion: '1.0.0' },
      },
    };
    const gateway = await GatewayUnderTest.start({
      env: {
        ASSISTANT: 'off',
        SUPABASE_URL: 'https://project.supabase.example/',
        DONATION_URL: 'https://give.example/',
        SUPPORT_EMAIL: 'help@example.org',
        SPLASH: false,
        REMOTES_JSON: JSON.stringify(remotes),
      },
    });
    try {
      const { body: list } = await gateway.anonymous.get('/remotes.json').expect(200);
      expect(list).toEqual({ version: 1, remotes: { ...BUILT_IN, ...remotes.remotes } });
      const { body } = await gateway.anonymous.get('/config.json').expect(200);
      expect(body).toMatchObject({
        assistant: 'off',
        supabaseUrl: 'https://project.supabase.example/',
        donationUrl: 'https://give.example/',
        supportEmail: 'help@example.org',
        splash: false,
      });
      const policy = (await gateway.anonymous.get('/').expect(200)).headers['content-security-policy'];
      expect(policy).toContain("script-src 'self' https://cdn.example;");
      expect(policy).toContain("connect-src 'self' https://project.supabase.example https://cdn.example;");
    } finally {
      await gateway.stop();
    }
  });

  describe('a list of remotes in a file', () => {
    let gateway: GatewayUnderTest;
    let files: GatewayUnderTest;
    beforeAll(async () => {
      files = await GatewayUnderTest.start();
      gateway = await GatewayUnderTest.start({ env: { REMOTES_JSON: path.join(files.web.folder, 'remotes.json') } });
    });
    afterAll(async () => {
      await gateway.stop();
      await files.stop();
    });
    const at = (host: string) => ({ entry: `https://${host}.example/m.json`, contractVersion: '1.0.0' });
    const write = (remotes: object) => files.web.write('remotes.json', JSON.stringify({ version: 1, remotes }));
    const remotes = async () => (await gateway.anonymous.get('/remotes.json').expect(200)).body.remotes;

    it('that is not there yet leaves the built-in ones in force', async () => {
      expect(await remotes()).toEqual(BUILT_IN);
    });

    it('is laid over the built-in ones, remote by remote, and read again when it changes', async () => {
      write({ notes: at('first') });
      expect(await remotes()).toEqual({ ...BUILT_IN, notes: at('first') });
      write({ notes: at('second'), prayer: at('team') });
      expect(await remotes()).toEqual({ ...BUILT_IN, notes: at('second'), prayer: at('team') });
      expect((await gateway.anonymous.get('/')).headers['content-security-policy']).toContain('https://second.example');
      write({ prayer: at('team') });
      expect(await remotes()).toEqual({ ...BUILT_IN, prayer: at('team') });
    });

    it('that is half written, of another version or gone keeps the last good one', async () => {
      write({ notes: at('good') });
      const good = { ...BUILT_IN, notes: at('good') };
      expect(await remotes()).toEqual(good);
      for (const text of ['{"version":1,"remotes":{"notes":', '{"version":2,"remotes":{}}', '[]', '']) {
        files.web.write('remotes.json', text);
        expect(await remotes()).toEqual(good);
      }
      rmSync(path.join(files.web.folder, 'remotes.json'));
      expect(await remotes()).toEqual(good);
    });

    it('with a bad entry takes the others, and leaves that remote as it was', async () => {
      write({ notes: at('good') });
      await remotes();
      write({
        notes: { entry: 'javascript:1', contractVersion: '1.0.0' },
        bible: at('new'),
        'A b': at('x'),
        chat: 7,
        sermon: at('['),
      });
      expect(await remotes()).toEqual({ ...BUILT_IN, notes: at('good'), bible: at('new') });
    });
  });

  it('tells the operator of a remote that the shell cannot show', async () => {
    const captured = captureLog('gateway');
    const tooNew = { entry: '/remotes/notes/mf-manifest.json', contractVersion: '999.0.0' };
    const gateway = await GatewayUnderTest.start({
      env: { REMOTES_JSON: JSON.stringify({ version: 1, remotes: { notes: tooNew } }) },
      log: captured.log,
    });
    await gateway.stop();
    expect(captured.lines.filter(({ remote }) => remote === 'notes')).toEqual([
      expect.objectContaining({ level: 50, version: '999.0.0', msg: expect.stringContaining('roll the remote back') }),
    ]);
  });

  it('does not start with a text that is no list of remotes', async () => {
    for (const REMOTES_JSON of ['{"version":2,"remotes":{}}', '{', '{"version":1}'])
      await expect(GatewayUnderTest.start({ env: { REMOTES_JSON } })).rejects.toThrow(/REMOTES_JSON/);
  });
});
