import fs from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CATALOGUE, type PinnedFile, type PinnedFiles, readManifest, sha256 } from '@berea/text-packs';
import { type Limits, LIMITS } from '../further/fetch-files.js';
import { isPublic, lookupPublic } from '../further/public-addresses.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { changeShelf } from './change-shelf.js';

const ID = 'dictionary-easton';
const entry = {
  name: 'Aaron',
  definitions: [{ text: `The eldest son of Amram. ${'x'.repeat(3_000)}` }],
  scripture_refs: [],
};
const FILES: Readonly<Record<string, Buffer>> = {
  '_index.json': Buffer.from(JSON.stringify({ source: 'EAS', total_entries: 1 })),
  'a.json': Buffer.from(JSON.stringify({ AARON: entry })),
};
const ARTICLES = FILES['a.json'] ?? Buffer.alloc(0);

type Serve = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

const place = temporaryFolder();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Sends what is asked for, whole or from a place on. */
const send: Serve = (request, response, body) => {
  const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
  const rest = body.subarray(Number(from ?? 0));
  const range = { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` };
  response.writeHead(from === undefined ? 200 : 206, {
    'content-length': rest.length,
    ...(from !== undefined && range),
  });
  response.end(rest);
};

/**
 * A server of a small made-up dictionary.
 * @param serve how it answers for the articles; the index always comes
 */
async function shelfOf(serve: Serve, limits: Partial<Limits> = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    asked.push([name, request.headers.range].filter(Boolean).join(' '));
    const body = FILES[name];
    if (name === '_index.json' && body) send(request, response, body);
    else serve(request, response, ARTICLES);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const files = Object.entries(FILES).map(([name, body]): PinnedFile => [name, body.length, sha256(body)]);
  const pinned: PinnedFiles = { address: `http://127.0.0.1:${address.port}/`, files };
  const fetched = { catalogue: new Map([[ID, pinned]]), limits: { ...LIMITS, local: true, ...limits } as const };
  const said: string[] = [];
  const log = (text: string) => void said.push(text);
  const shelf = (...args: string[]) =>
    changeShelf(args, { folder: place('library'), swordPath: undefined, log, fetched });
  return { shelf, asked, said };
}

const installed = () => readManifest(place('library'))?.works.some((work) => work.id === ID && work.installed) ?? false;
const kept = () => fs.readdirSync(place('library', 'sources', 'fetching', ID)).sort();

describe('npm run library -- add <id>', () => {
  it('fetches a work of the catalogue, says how far it is, and leaves no copy of what it fetched', async () => {
    const { shelf, said } = await shelfOf(send);
    await shelf('add', ID);
    expect(installed()).toBe(true);
    expect(said[0]).toMatch(/^fetching Easton’s Bible Dictionary \(0\.0 MB; Text: public domain\. Files: CC BY 4\.0/);
    expect(said).toEqual(expect.arrayContaining(['fetched 1 of 2 files', 'fetched 2 of 2 files']));
    expect(fs.readdirSync(place('library', 'sources'))).toEqual(['further']);
  });

  it('goes on where a file broke off', async () => {
    let times = 0;
    const { shelf, asked } = await shelfOf((request, response, body) => {
      times += 1;
      if (times > 1) return send(request, response, body);
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.subarray(0, 1_000), () => response.destroy());
    });
    await shelf('add', ID);
    expect(asked).toEqual(['_index.json', 'a.json', 'a.json bytes=1000-']);
    expect(installed()).toBe(true);
  });

  it('goes on at the next call with what came at the last one', async () => {
    let isUp = false;
    const { shelf, asked } = await shelfOf(
      (request, response, body) => {
        if (isUp) return send(request, response, body);
        response.writeHead(200, { 'content-length': body.length });
        response.write(body.subarray(0, asked.length === 2 ? 1_000 : 0), () => response.destroy());
      },
      { attempts: 1 },
    );
    await expect(shelf('add', ID)).rejects.toThrow(/a\.json did not come whole: .*The library is as it was\. To go on/);
    expect([installed(), kept()]).toEqual([false, ['_index.json', 'a.json.part']]);
    isUp = true;
    asked.length = 0;
    await shelf('add', ID);
    expect(asked).toEqual(['a.json bytes=1000-']);
    expect(installed()).toBe(true);
  });

  const lie =
    (length: number, body: (whole: Buffer) => Buffer): Serve =>
    (_request, response, whole) => {
      response.writeHead(200, length ? { 'content-length': length } : {}).end(body(whole));
    };
  it.each<[string, Serve, RegExp, Partial<Limits>?]>([
    [
      'gives another file',
      lie(0, (whole) => Buffer.alloc(whole.length, 'y')),
      /its SHA-256 is another\. It was not used/,
    ],
    ['says that the file is larger', lie(1e9, (whole) => whole), /larger than the \d+ bytes that are known/],
    ['sends more than it should', lie(0, (whole) => Buffer.alloc(whole.length * 3)), /larger than the \d+ bytes/],
    [
      'sends less and calls it whole',
      lie(0, (whole) => whole.subarray(0, 10)),
      /did not come whole: it is too short/,
      { attempts: 1 },
    ],
    ['has no such file', (_request, response) => void response.writeHead(404).end(), /answers 404/],
    ['fails', (_request, response) => void response.writeHead(503).end(), /did not come whole: .* answers 503/],
    [
      'answers another part',
      (_request, response, whole) =>
        void response.writeHead(206, { 'content-range': 'bytes 5-9/99' }).end(whole.subarray(5)),
      /answers 206/,
    ],
    ['is silent', () => undefined, /did not come whole: .* is silent/, { silentMs: 50, attempts: 2 }],
    [
      'is silent in the middle',
      (_request, response, whole) => void response.writeHead(200).write(whole.subarray(0, 9)),
      /did not come whole/,
      { silentMs: 50, attempts: 1 },
    ],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write('x'), 5);
        response.once('close', () => clearInterval(drip));
      },
      /takes too long/,
      { wholeMs: 200 },
    ],
    [
      'leads in a circle',
      (request, response) => void response.writeHead(302, { location: request.url }).end(),
      /leads from address to address without end/,
    ],
    [
      'leads to no address',
      (_request, response) => void response.writeHead(302, { location: 'http://' }).end(),
      /leads to no address/,
    ],
  ])('leaves the library as it was when the server %s', async (_what, serve, problem, limits = {}) => {
    const { shelf } = await shelfOf(serve, limits);
    await expect(shelf('add', ID)).rejects.toThrow(problem);
    expect(readManifest(place('library'))).toBeNull();
    expect(fs.readdirSync(place('library', 'sources'))).toEqual(['fetching']);
    expect(kept()).not.toContain('a.json');
  });

  it('asks neither this machine nor a server without TLS', async () => {
    const { shelf, asked } = await shelfOf(send, { local: undefined });
    await expect(shelf('add', ID)).rejects.toThrow(/is no address of HTTPS/);
    expect(asked).toEqual([]);
  });

  it('names the catalogue to who asks for another work', async () => {
    const { shelf } = await shelfOf(send);
    await expect(shelf('add', 'easton')).rejects.toThrow(
      'The catalogue has no work easton. To see it: npm run library -- list',
    );
  });

  it('says plainly that a library which can only be read cannot be changed', async () => {
    const { shelf } = await shelfOf(send);
    // A file in the way of the folder stops root, too.
    fs.writeFileSync(place('library'), '');
    for (const args of [
      ['add', ID],
      ['remove', ID],
    ])
      await expect(shelf(...args)).rejects.toThrow(/^It is not possible here: the library in .* can only be read/);
  });
});

describe('the catalogue', () => {
  it('pins every file by bytes and SHA-256 at a commit', () => {
    expect([...CATALOGUE.keys()]).toEqual(['dictionary-easton', 'dictionary-smith', 'dictionary-hitchcock']);
    for (const { address, files } of CATALOGUE.values()) {
      expect(address).toMatch(/^https:\/\/[^/]+\/[^/]+\/[^/]+\/[0-9a-f]{40}\/.*\/$/);
      expect(files.length).toBeGreaterThan(20);
      for (const [name, bytes, hash] of files) {
        expect(name).toMatch(/^(?:_index|[a-z])\.json$/);
        expect(bytes).toBeGreaterThan(0);
        expect(hash).toMatch(/^[0-9a-f]{64}$/);
      }
    }
  });
});

describe('isPublic', () => {
  it.each([
    ['8.8.8.8', true],
    ['raw.githubusercontent.com', true],
    ['[2606:4700::1]', true],
    ['localhost', false],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['[::1]', false],
    ['[::ffff:7f00:1]', false],
    ['[fd00::1]', false],
    ['[fe80::1]', false],
  ])('of %s is %s', (host, is) => {
    expect(isPublic(host)).toBe(is);
  });

  it('is asked of the addresses behind a name as well', async () => {
    const problem = await new Promise((resolve) => lookupPublic('localhost', {}, (error) => resolve(error?.message)));
    expect(problem).toMatch(/^localhost has the address .*, which is not public$/);
  });
});
