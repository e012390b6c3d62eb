import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FEATURE_CONTRACT_VERSION, RuntimeConfig } from '@berea/contracts';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';

describe('the web with little configured', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterAll(() => gateway.stop());

  it('GET /remotes.json lists every remote that has a manifest, in their order, also those whose build is missing', async () => {
    const { body } = await gateway.anonymous.get('/remotes.json').expect(200);
    const ids = readdirSync('apps')
      .map((folder) => `apps/${folder}/remote.json`)
      .filter((file) => existsSync(file))
      .map((file): { id: string; order: number } => JSON.parse(readFileSync(file, 'utf8')))
      .sort((one, other) => one.order - other.order)
      .map(({ id }) => id);
    const entry = (id: string) => ({
      entry: `/remotes/${id}/mf-manifest.json`,
      contractVersion: FEATURE_CONTRACT_VERSION,
    });
    expect(body).toEqual({ version: 1, remotes: Object.fromEntries(ids.map((id) => [id, entry(id)])) });
    expect(Object.keys(body.remotes)).toEqual(ids);
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
      await gateway.anonymous.get('/remotes.json').expect(200, remotes);
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

  it('re-reads a list of remotes from a file, and keeps the last valid one', async () => {
    const list = (version: string) =>
      JSON.stringify({
        version: 1,
        remotes: { notes: { entry: `https://${version}.example/m.json`, contractVersion: '1.0.0' } },
      });
    const files = await GatewayUnderTest.start();
    files.web.write('remotes.json', list('first'));
    const gateway = await GatewayUnderTest.start({
      env: { REMOTES_JSON: path.join(files.web.folder, 'remotes.json') },
    });
    const text = async () => (await gateway.anonymous.get('/remotes.json')).text;
    try {
      expect(await text()).toBe(list('first'));
      files.web.write('remotes.json', list('second'));
      expect(await text()).toBe(list('second'));
      expect((await gateway.anonymous.get('/')).headers['content-security-policy']).toContain('https://second.example');
      files.web.write('remotes.json', '{"version":1,"remotes":{"notes":');
      expect(await text()).toBe(list('second'));
    } finally {
      await gateway.stop();
      await files.stop();
    }
  });

  it('does not start with an invalid list of remotes', async () => {
    for (const REMOTES_JSON of [
      '{"version":2}',
      '{',
      '/none/remotes.json',
      '{"version":1,"remotes":{"a":{"entry":"javascript:1"}}}',
    ]) {
      await expect(GatewayUnderTest.start({ env: { REMOTES_JSON } })).rejects.toThrow(/REMOTES_JSON/);
    }
  });
});
