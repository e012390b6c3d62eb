import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { until } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { INDEX_HTML } from '../testing/web-root.js';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('the web that the gateway serves', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterAll(() => gateway.stop());

  const open = (address: string) => gateway.anonymous.get(address).set('accept', HTML);
  const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

  describe('pages', () => {
    it.each([
      '/',
      '/index.html',
      '/bible',
      '/notes/3f2a?tab=journal',
      '/bible/1%20Samuel/3',
      '/reset-password/',
      '/auth/confirm?token_hash=a.b&type=signup',
    ])('open the shell at %s', async (address) => {
      const { headers, text } = await open(address).expect(200);
      expect(text).toContain('<div id="root">');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).not.toHaveProperty('etag');
      expect(headers).not.toHaveProperty('last-modified');
    });

    it('carry a fresh nonce each time, in the policy and in the page', async () => {
      const answers = [await open('/'), await open('/'), await open('/notes')];
      const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']) ?? '');
      expect(new Set(nonces).size).toBe(3);
      for (const [index, { text }] of answers.entries()) {
        expect(nonces[index]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
        expect(text.split(`"${nonces[index]}"`)).toHaveLength(3);
        expect(text).not.toContain('__CSP_NONCE__');
      }
    });

    it('bring the first data of the shell: settings, remotes, and the files of builds that are here', async () => {
      const write = (file: string, content: object) => gateway.web.write(file, JSON.stringify(content));
      gateway.web.write(
        'shell/index.html',
        '<html><head><script src="/first.js"></script></head><div id="root"></div>',
      );
      write('shell/first-files.json', { 'sign-in': ['assets/sign-in.js'] });
      write('bible-mfe/first-files.json', {
        page: ['assets/page.js', 'assets/page.css'],
        shared: ['data'],
        firstPaint: ['assets/first-paint.0123456789.js'],
      });
      write('chat-mfe/first-files.json', { page: ['assets/chat.js'], shared: [] });
      write('chat-mfe/mf-manifest.json', { metaData: { remoteEntry: { path: '', name: 'assets/chat-entry.js' } } });
      write('bible-mfe/mf-manifest.json', { metaData: { remoteEntry: { path: '', name: 'assets/entry.js' } } });
      gateway.web.write('notes-mfe/first-files.json', '{"page":');
      const { text } = await open('/bible').expect(200);
      const [, json = ''] =
        /<head><script type="application\/json" id="berea-start">(.*?)<\/script><script src/.exec(text) ?? [];
      expect(JSON.parse(json)).toEqual({
        config: (await gateway.anonymous.get('/config.json')).body,
        remotes: (await gateway.anonymous.get('/remotes.json')).body,
        shell: { 'sign-in': ['/assets/sign-in.js'] },
        firstPaint: { bible: '/remotes/bible/assets/first-paint.0123456789.js' },
        areas: {
          chat: { entry: '/remotes/chat/assets/chat-entry.js', files: ['/remotes/chat/assets/chat.js'], shared: [] },
          bible: {
            entry: '/remotes/bible/assets/entry.js',
            files: ['/remotes/bible/assets/page.js', '/remotes/bible/assets/page.css'],
            shared: ['data'],
          },
        },
      });
      for (const build of ['bible-mfe', 'chat-mfe', 'notes-mfe/first-files.json', 'shell/first-files.json'])
        rmSync(path.join(gateway.web.folder, build), { recursive: true });
      gateway.web.write('shell/index.html', INDEX_HTML);
    });

    it('never answer 304', async () => {
      await open('/').set('if-none-match', '*').set('if-modified-since', new Date().toUTCString()).expect(200);
    });

    it('have a policy that allows scripts of this origin only', async () => {
      const { headers } = await open('/');
      const policy = headers['content-security-policy'] ?? '';
      const nonce = nonceOf(policy) ?? '';
      expect(policy.replace(nonce, 'N').split('; ')).toEqual([
        "default-src 'self'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self' 'nonce-N'",
        "style-src-attr 'unsafe-inline'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]);
    });

    it('answer HEAD too, and no other method', async () => {
      const { headers } = await gateway.anonymous.head('/').expect(200);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      await gateway.anonymous.post('/').send({}).expect(404, errorBody('NOT_FOUND'));
    });

    it('answer only requests that accept HTML, but for /', async () => {
      await gateway.anonymous.get('/bible').set('accept', 'application/json').expect(404, errorBody('NOT_FOUND'));
      await gateway.anonymous.get('/').set('accept', '*/*').expect(200);
    });

    it('serve a new build at once', async () => {
      gateway.web.write('shell/index.html', '<p>second build</p>');
      expect((await open('/')).text).toBe('<p>second build</p>');
      gateway.web.write('shell/index.html', '<div id="root"></div><a b="__CSP_NONCE__" c="__CSP_NONCE__">');
    });
  });

  describe('hashed files', () => {
    const SCRIPT = '/assets/main.0123456789.js';

    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ])('with accept-encoding "%s" are sent as %s, to be stored for ever', async (accepted, encoding) => {
      const { headers, text } = await gateway.anonymous.get(SCRIPT).set('accept-encoding', accepted).buffer(true);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers['vary']).toBe('accept-encoding');
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (encoding !== 'br') expect(text).toBe('console.log("shell");\n'.repeat(50));
    });

    it('are complete when compressed with Brotli', async () => {
      const answer = await fetch(gateway.service.url + SCRIPT, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(await answer.text()).toBe('console.log("shell");\n'.repeat(50));
    });

    it('need no compressed sibling', async () => {
      const { headers, text } = await gateway.anonymous.get('/assets/plain.0123456789.css').expect(200);
      // `vary` all the same: a later build may add a sibling.
      expect([headers['content-type'], headers['vary'], text]).toEqual([
        'text/css; charset=utf-8',
        'accept-encoding',
        'a{}',
      ]);
      expect(headers).not.toHaveProperty('content-encoding');
    });

    it("of remotes are served below the remote's name", async () => {
      const { headers } = await gateway.anonymous.get('/remotes/notes/assets/remoteEntry.0123456789.js').expect(200);
      expect(headers['cache-control']).toContain('immutable');
    });

    it.each([
      '/assets/none.0123456789.js',
      '/assets/main',
      '/assets/',
      '/assets/main.0123456789.js.br',
      '/remotes/notes/assets/none.js',
      '/remotes/bible/mf-manifest.json',
      '/remotes/bible',
      '/remotes/',
      '/remotes/other/mf-manifest.json',
      '/none.json',
      '/bible/page.html',
      '/.hidden.json',
      '/notes-mfe/mf-manifest.json',
      '/shell/index.html',
    ])('that are missing answer 404, also to a browser: %s', async (address) => {
      const { headers, body } = await open(address).expect(404);
      expect(body).toEqual(errorBody('NOT_FOUND'));
      expect(headers['cache-control']).toBe('no-store');
    });
  });

  describe('other files', () => {
    it.each([
      ['/remotes/notes/mf-manifest.json', 'application/json; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/preach-worker.js', 'text/javascript; charset=utf-8'],
      ['/remotes.json', 'application/json; charset=utf-8'],
      ['/config.json', 'application/json; charset=utf-8'],
    ])('are revalidated with their ETag: %s', async (address, type) => {
      const { headers } = await gateway.anonymous.get(address).expect(200);
      expect([headers['cache-control'], headers['content-type']]).toEqual(['no-cache', type]);
      const again = () => gateway.anonymous.get(address);
      const weak = `W/${(headers['etag'] ?? '').replace(/^W\//, '')}`;
      const same = await again().set('if-none-match', `"other", ${weak}`).expect(304);
      expect([same.text, same.headers['etag']]).toEqual(['', headers['etag']]);
      await again().set('if-none-match', '"other"').expect(200);
    });

    it('serve a new build, also one made after the start', async () => {
      const manifest = '/remotes/notes/mf-manifest.json';
      const { headers } = await gateway.anonymous.get(manifest).expect(200, { name: 'notes' });
      gateway.web.write('notes-mfe/mf-manifest.json', '{"name":"notes, rebuilt"}');
      await gateway.anonymous
        .get(manifest)
        .set('if-none-match', headers['etag'] ?? '')
        .expect(200, { name: 'notes, rebuilt' });

      await gateway.anonymous.get('/remotes/sermon/mf-manifest.json').expect(404);
      gateway.web.write('sermon-mfe/mf-manifest.json', '{}');
      await until(async () => (await gateway.anonymous.get('/remotes/sermon/mf-manifest.json')).status === 200);
      rmSync(path.join(gateway.web.folder, 'sermon-mfe'), { recursive: true });
      await gateway.anonymous.get('/remotes/sermon/mf-manifest.json').expect(404);
    });

    it('reached through a symbolic link answer 404', async () => {
      gateway.web.write('chat-mfe/mf-manifest.json', '{}');
      symlinkSync(
        path.join(gateway.web.folder, '..', 'secret.txt'),
        path.join(gateway.web.folder, 'chat-mfe', 'link.txt'),
      );
      await until(async () => (await gateway.anonymous.get('/remotes/chat/mf-manifest.json')).status === 200);
      await gateway.anonymous.get('/remotes/chat/link.txt').expect(404);
    });
  });
});
