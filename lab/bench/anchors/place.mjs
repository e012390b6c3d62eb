import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { libraryFolder } from '../../../tools/launch/library.mjs';
import { memoryOf } from '../../../tools/launch/services.mjs';
import { createIssuer, temporaryPostgres } from '../backing-services.mjs';
import { startService } from '../service-process.mjs';
import { runProgram } from '../study/run-program.mjs';

const CHAPTER = '/api/bible/John/3';

/**
 * The built gateway before the built content and study services, and the bare service beside them, on one Postgres.
 * @param {{ root: string, sampled?: Record<string, string> }} options `sampled`: what the gateways, study and the bare
 *   service are told beside the usual
 */
export async function startPlace({ root, sampled = {} }) {
  const [issuer, postgres] = await Promise.all([createIssuer(), temporaryPostgres()]);
  const database = { DATABASE_URL: postgres.url };
  for (const service of ['content', 'study']) await runProgram({ root }, 'migrate', { env: database, service });
  const keys = createServer((_request, response) => response.end(issuer.jwks));
  await new Promise((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const keysUrl = `http://127.0.0.1:${keys.address().port}`;
  const start = (name, env) =>
    startService({ root, name, jwksUrl: `${keysUrl}/jwks.json`, env: (url) => ({ LOG_LEVEL: 'info', ...env(url) }) });
  const content = await start('content', () => database);
  const memory = memoryOf({ heapMb: 256 });
  const study = await start('study', () => ({
    ...database,
    BEREA_LIBRARY_DIR: libraryFolder(root),
    ...memory,
    ...sampled,
    NODE_OPTIONS: [memory.NODE_OPTIONS, sampled.NODE_OPTIONS].filter(Boolean).join(' '),
  }));
  const gatewayBefore = (contentUrl) =>
    start('gateway', (url) => ({
      CONTENT_URL: contentUrl,
      STUDY_URL: study.url,
      SUPABASE_URL: keysUrl,
      SUPABASE_ANON_KEY: 'public-key',
      SITE_URL: url,
      WEB_ROOT: path.join(root, 'dist'),
      RATE_LIMIT_SCALE: '1000000',
      ...sampled,
    }));
  const gateway = await gatewayBefore(content.url);
  const headers = { authorization: `Bearer ${issuer.token}` };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-anchors-'));
  const file = path.join(folder, 'chapter.json');
  const chapter = await fetch(`${gateway.url}${CHAPTER}`, { headers: { ...headers, 'accept-encoding': 'identity' } });
  fs.writeFileSync(file, Buffer.from(await chapter.arrayBuffer()));
  const bare = fork(path.join(import.meta.dirname, 'bare.mjs'), {
    env: { ...process.env, BENCH_CHAPTER: file, BENCH_DATABASE: postgres.url, BENCH_USER: issuer.id, ...sampled },
  });
  const bareUrl = await new Promise((resolve) =>
    bare.once('message', ({ port }) => resolve(`http://127.0.0.1:${port}`)),
  );
  const proxy = await gatewayBefore(bareUrl);
  return {
    issuer,
    headers,
    databaseUrl: postgres.url,
    chapter: `${gateway.url}${CHAPTER}`,
    etag: chapter.headers.get('etag'),
    gateway,
    content,
    study,
    /** A second gateway, whose content service is the bare one. */
    proxy,
    bare: { url: bareUrl, pid: bare.pid },
    async end() {
      bare.kill('SIGKILL');
      for (const service of [proxy, gateway, content, study]) await service.end();
      keys.close();
      await postgres.end();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
