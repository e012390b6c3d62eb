import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { processRecord } from '../launch/pid-file.mjs';
import { freePorts } from '../free-ports.mjs';
import { removeFolder, temporaryFolder, writeFile } from '../launch/temporary.mjs';

const program = path.resolve(import.meta.dirname, '../doctor.mjs');
const { PATH, HOME } = process.env;
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

describe('npm run doctor', () => {
  let data, port, nowhere;
  const servers = [];
  beforeEach(async () => {
    data = temporaryFolder();
    [port, nowhere] = await freePorts(2);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    removeFolder(data);
  });

  const run = async (env = {}, args = []) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { PATH, HOME, PORT: String(port), BEREA_DATA_DIR: data, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const [code] = await once(child, 'close');
    return { code, said };
  };
  const look = async (env) => {
    const { code, said } = await run(env, ['--json']);
    const { sound, findings } = JSON.parse(said);
    expect(code).toBe(sound ? 0 : 1);
    return { sound, said, about: (subject) => findings.filter((finding) => finding.subject === subject) };
  };
  const serve = async (answer, at = 0) => {
    const server = createServer(answer).listen(at, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return server.address().port;
  };

  it('examines an installation that was never started, and changes nothing in it', async () => {
    const { code, said } = await run();
    expect(said).toMatch(/^ok {7}Node: v\d+/m);
    expect(said).toMatch(new RegExp(`^ok {7}Port: 127.0.0.1:${port} is free`, 'm'));
    expect(said).toMatch(/^note {5}Product: It does not run/m);
    expect(said).toMatch(/^note {5}Scholar: No language model/m);
    expect(said.trimEnd().split('\n').at(-1)).toMatch(code ? /^\d+ problems?\.$/ : /^No problem found\.$/);
    expect(fs.readdirSync(data)).toEqual([]);
  });

  it('when PORT is taken, names the process that has it', async () => {
    await serve((_request, response) => response.end(), port);
    expect((await look()).about('Port')).toEqual([
      {
        subject: 'Port',
        state: 'problem',
        text: expect.stringContaining(`127.0.0.1:${port} is taken by process ${process.pid} (`),
        remedy: 'Stop that process, or choose another PORT.',
      },
    ]);
  });

  it('reports whether the running product is ready, and takes no other process for it', async () => {
    let status = 200;
    const address = `http://127.0.0.1:${await serve((_request, response) => response.writeHead(status).end(), port)}`;
    const lock = { ...processRecord(process.pid), address };
    writeFile(data, 'launcher.lock', JSON.stringify(lock));
    expect((await look()).about('Product')).toMatchObject([{ state: 'ok', text: expect.stringContaining(address) }]);
    status = 503;
    expect((await look()).about('Product')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('not all its parts are ready (503)') },
    ]);
    writeFile(data, 'launcher.lock', JSON.stringify({ ...lock, identity: 'of a process before it' }));
    expect((await look()).about('Product')).toMatchObject([{ state: 'note' }]);
  });

  it('lists every problem of the environment variables', async () => {
    const { sound, about } = await look({ PORT: 'eighty', SMTP_HOST: 'mail' });
    expect(sound).toBe(false);
    expect(about('Environment')[0].text).toMatch(/PORT must be[^]*SMTP_HOST is set without SMTP_FROM/);
  });

  it('reports which origins may call the API, and those of CORS_ORIGINS without TLS as a problem', async () => {
    expect((await look()).about('Other origins')).toMatchObject([
      { state: 'ok', text: expect.stringContaining('Only pages of the product') },
    ]);
    const open = { CORS_ORIGINS: 'https://a.example, http://b.example', NODE_ENV: 'production' };
    expect((await look(open)).about('Other origins')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('http://b.example without TLS') },
    ]);
  });

  it('with SITE_URL of another host and no TRUST_PROXY, reports the missing proxy', async () => {
    const env = { SITE_URL: 'https://berea.example' };
    expect((await look(env)).about('Proxy')).toMatchObject([{ state: 'problem' }]);
    expect((await look({ ...env, TRUST_PROXY: '127.0.0.1' })).about('Proxy')).toMatchObject([{ state: 'ok' }]);
    expect((await look()).about('Proxy')).toMatchObject([{ state: 'ok' }]);
  });

  it('behind a proxy and without SMTP_HOST, reports the open mailbox, or that no mail can be sent', async () => {
    expect((await look({ TRUST_PROXY: '127.0.0.1' })).about('Mail')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('TRUST_PROXY') },
    ]);
    expect((await look({ TRUST_PROXY: '127.0.0.1', SITE_URL: 'https://berea.example' })).about('Mail')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('No mail can be sent') },
    ]);
  });

  it('reports a secrets.json that others may read, and one that is damaged', async () => {
    const file = writeFile(data, 'secrets.json', '{}');
    fs.chmodSync(file, 0o644);
    expect((await look()).about('Secrets')).toMatchObject([
      { state: 'problem', remedy: `Close it: chmod 600 ${file}` },
    ]);
    fs.chmodSync(file, 0o600);
    expect((await look()).about('Secrets')).toMatchObject([{ state: 'ok' }]);
    fs.writeFileSync(file, '{');
    expect((await look()).about('Secrets')).toMatchObject([{ state: 'problem', text: `${file} is damaged.` }]);
  });

  it('counts the works of the library that are built, and names one whose file is damaged or missing', async () => {
    const library = temporaryFolder();
    const env = { BEREA_LIBRARY_DIR: library };
    expect((await look(env)).about('Library')).toMatchObject([{ state: 'note' }]);
    const work = (id, kind, text) => {
      const file = path.basename(writeFile(library, `${id}.json.br`, text));
      return { id, kind, title: `Title of ${id}`, installed: true, file, sha256: sha256(text) };
    };
    const works = [work('kjv', 'bible', 'one'), work('nave', 'topics', 'two'), { id: 'niv', installed: false }];
    writeFile(library, 'manifest.json', JSON.stringify({ works }));
    expect((await look(env)).about('Library')).toMatchObject([
      { state: 'ok', text: '2 works are built, 1 of them translations.' },
    ]);
    writeFile(library, 'nave.json.br', 'tow');
    expect((await look(env)).about('Library')).toEqual([
      {
        subject: 'Library',
        state: 'problem',
        text: 'The file of “Title of nave” is missing or damaged.',
        remedy: 'Build it again: npm run library',
      },
    ]);
    fs.rmSync(path.join(library, 'nave.json.br'));
    expect((await look(env)).about('Library')).toMatchObject([{ state: 'problem' }]);
    writeFile(library, 'manifest.json', '{');
    expect((await look(env)).about('Library')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('cannot be read') },
    ]);
    removeFolder(library);
  });

  it('with SUPABASE_URL, asks the hosted auth service for its signing keys and reports what it answers', async () => {
    let keys = [{}];
    const at = await serve((request, response) =>
      request.url === '/auth/v1/.well-known/jwks.json'
        ? response.end(JSON.stringify({ keys }))
        : response.writeHead(500).end(),
    );
    const env = { SUPABASE_URL: `http://127.0.0.1:${at}`, SUPABASE_ANON_KEY: 'sb_publishable_x' };
    expect((await look(env)).about('Sign-in')).toMatchObject([
      { state: 'ok', text: expect.stringContaining('1 signing key.') },
    ]);
    keys = [];
    expect((await look(env)).about('Sign-in')).toMatchObject([
      { state: 'note', text: expect.stringContaining('without signing keys') },
    ]);
    expect((await look({ ...env, SUPABASE_URL: `http://127.0.0.1:${nowhere}` })).about('Sign-in')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('nothing answers there') },
    ]);
  });

  it('reports the quotas of an account, and which variables set them', async () => {
    expect((await look()).about('Quotas')).toMatchObject([
      { state: 'ok', text: expect.stringMatching(/^One account keeps 10000 notes, 2000 sermons .*, the defaults\.$/) },
    ]);
    const { about } = await look({ QUOTA_NOTES: '5', QUOTA_CHAT_MIB: '7' });
    expect(about('Quotas')).toMatchObject([
      { state: 'ok', text: expect.stringMatching(/ 5 notes, .* \(7 MiB\), by QUOTA_NOTES, QUOTA_CHAT_MIB\.$/) },
    ]);
    expect((await look({ QUOTA_SERMONS: 'many' })).about('Environment')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('QUOTA_SERMONS') },
    ]);
  });

  it('reports each remote of REMOTES_JSON whose manifest cannot be fetched', async () => {
    const at = await serve((request, response) => {
      response.statusCode = request.url === '/good.json' ? 200 : 404;
      response.end('{}');
    });
    const remote = (entry) => ({ entry, contractVersion: '1.0.0' });
    const { about } = await look({
      REMOTES_JSON: JSON.stringify({
        version: 1,
        remotes: {
          good: remote(`http://127.0.0.1:${at}/good.json`),
          gone: remote(`http://127.0.0.1:${at}/gone.json`),
          dead: remote(`http://127.0.0.1:${nowhere}/x.json`),
          unbuilt: remote('/remotes/unbuilt/mf-manifest.json'),
        },
      }),
    });
    expect(about('Remote good')).toMatchObject([{ state: 'ok' }]);
    expect(about('Remote gone')).toMatchObject([{ state: 'problem', text: expect.stringContaining('answers 404') }]);
    expect(about('Remote dead')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('nothing answers') },
    ]);
    expect(about('Remote unbuilt')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('not built here') },
    ]);
    // A remote that the list leaves out is built in.
    expect(about('Remote bible')).toHaveLength(1);
    expect(about('Remote sermon')).toHaveLength(1);
  });

  it('says that a list of remotes cannot be read, and what is used in its place', async () => {
    writeFile(data, 'half.json', '{"version":1,"remotes":');
    for (const REMOTES_JSON of ['/none/remotes.json', path.join(data, 'half.json')])
      expect((await look({ REMOTES_JSON })).about('Remotes')).toMatchObject([
        { state: 'problem', text: expect.stringContaining('the built-in remotes are used') },
      ]);
    expect((await look({ REMOTES_JSON: '{"version":1,"remotes":{"notes":{}}}' })).about('Remote notes')).toMatchObject([
      { state: 'problem', text: expect.stringContaining('names no entry') },
    ]);
  });

  it('never prints a secret', async () => {
    writeFile(data, 'secrets.json', JSON.stringify({ databasePassword: 'canary-1', authInstanceKey: 'canary-2' }));
    const env = {
      DATABASE_URL: 'postgres://u:canary-3@127.0.0.1:1/x',
      REDIS_URL: 'redis://:canary-4@127.0.0.1:1',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '1',
      SMTP_FROM: 'a@example.org',
      SMTP_USER: 'u',
      SMTP_PASS: 'canary-5',
      METRICS_PORT: String(port + 1 > 65_000 ? 9_464 : port + 1),
      METRICS_TOKEN: 'canary-6-long-enough',
    };
    for (const args of [[], ['--json']]) {
      const { code, said } = await run(env, args);
      expect(code).toBe(1);
      expect(said).toContain('Check DATABASE_URL');
      expect(said).toContain('Check SMTP_HOST');
      expect(said).not.toContain('canary');
    }
  });
});
