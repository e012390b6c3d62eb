import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@berea/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { ServedFirstPaints } from './first-paints.js';
import type { RemotesFile } from './remotes.js';

const remote = (entry: string): RemotesFile => ({
  version: 1,
  remotes: { bible: { entry, contractVersion: '1.0.0' } },
});
const BUILT_IN = '/remotes/bible/mf-manifest.json';
const listed = (...firstPaint: string[]) => JSON.stringify({ page: [], firstPaint });
const PAINT = 'assets/first-paint.0123456789.js';

describe('the first paint of a remote that another server has', () => {
  let server: Server;
  let url: string;
  let port: number;
  let lists: Record<string, string>;
  let asked: string[];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const text = lists[request.url ?? ''];
      response.writeHead(text === undefined ? 404 : 200).end(text);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    ({ port } = server.address() as AddressInfo);
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    lists = { '/bible/a1/first-files.json': listed(PAINT), '/first-files.json': listed(PAINT) };
    asked = [];
  });

  it('is named in the list beside its manifest, and known once that has come: no page waits for it', async () => {
    const paints = new ServedFirstPaints(undefined);
    const remotes = remote(`${url}/bible/a1/mf-manifest.json`);
    expect(paints.of(remotes)).toEqual({});
    await until(async () => 'bible' in paints.of(remotes));
    expect(paints.of(remotes)).toEqual({ bible: `${url}/bible/a1/${PAINT}` });
    expect(asked).toEqual(['/bible/a1/first-files.json']);
  });

  it('of another build is that of its own list', async () => {
    lists['/bible/b2/first-files.json'] = listed('assets/first-paint.ffff.js');
    const paints = new ServedFirstPaints(undefined);
    const [one, other] = ['a1', 'b2'].map((build) => remote(`${url}/bible/${build}/mf-manifest.json`));
    await until(async () => 'bible' in paints.of(one!));
    await until(async () => 'bible' in paints.of(other!));
    expect(paints.of(other!)).toEqual({ bible: `${url}/bible/b2/assets/first-paint.ffff.js` });
  });

  it('has an address of this origin when the remote has one', async () => {
    const paints = new ServedFirstPaints(`http://127.0.0.1:${port}/?of=*`);
    await until(async () => 'bible' in paints.of(remote(BUILT_IN)));
    expect(paints.of(remote(BUILT_IN))).toEqual({ bible: `/remotes/bible/${PAINT}` });
  });

  it.each([
    ['names none', JSON.stringify({ page: [] })],
    ['names a file elsewhere', listed('https://elsewhere.example/first-paint.js')],
    ['names a file above it', listed('../first-paint.0123456789.js')],
    ['names two', listed(PAINT, PAINT)],
    ['is no JSON', '<h1>Welcome</h1>'],
  ])('is none when the list %s', async (_what, text) => {
    lists['/bible/a1/first-files.json'] = text;
    const paints = new ServedFirstPaints(undefined);
    const remotes = remote(`${url}/bible/a1/mf-manifest.json`);
    paints.of(remotes);
    await until(async () => asked.length === 1);
    lists['/notes/first-files.json'] = listed(PAINT);
    const both: RemotesFile = {
      version: 1,
      remotes: { ...remotes.remotes, notes: { entry: `${url}/notes/mf-manifest.json`, contractVersion: '1.0.0' } },
    };
    await until(async () => 'notes' in paints.of(both));
    expect(paints.of(both)).toEqual({ notes: `${url}/notes/${PAINT}` });
  });

  it('is not asked for when no other server is known for a path of this origin', () => {
    expect(new ServedFirstPaints(undefined).of(remote(BUILT_IN))).toEqual({});
    expect(new ServedFirstPaints(`${url}/*`).of(remote('/files/bible/a1/mf-manifest.json'))).toEqual({});
    expect(asked).toEqual([]);
  });

  it('is written into the page', async () => {
    const entry = `${url}/bible/a1/mf-manifest.json`;
    const gateway = await GatewayUnderTest.start({ env: { REMOTES_JSON: JSON.stringify(remote(entry)) } });
    try {
      gateway.web.write('shell/index.html', '<html><head></head><div id="root"></div></html>');
      const page = async () => (await gateway.anonymous.get('/bible').set('accept', 'text/html').expect(200)).text;
      await until(async () => (await page()).includes(`"firstPaint":{"bible":"${url}/bible/a1/${PAINT}"}`));
    } finally {
      await gateway.stop();
    }
  });
});
