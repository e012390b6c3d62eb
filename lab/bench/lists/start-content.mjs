import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { createIssuer, temporaryPostgres } from '../backing-services.mjs';
import { startService } from '../service-process.mjs';

/**
 * The built content service behind the built gateway, with a Postgres of their own and two users.
 * @param {{ root: string, env?: Record<string, string> }} options `env`: what the content service is told beside the usual
 */
export async function startContent({ root, env = {} }) {
  const [issuer, postgres] = await Promise.all([createIssuer(), temporaryPostgres()]);
  const database = { DATABASE_URL: postgres.url };
  await migrate(root, database);
  const keys = createServer((_request, response) => response.end(issuer.jwks));
  await new Promise((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const keysUrl = `http://127.0.0.1:${keys.address().port}`;
  const jwksUrl = `${keysUrl}/jwks.json`;
  const content = await startService({ root, name: 'content', jwksUrl, env: () => ({ ...database, ...env }) });
  const gateway = await startService({
    root,
    name: 'gateway',
    jwksUrl,
    env: (url) => ({
      CONTENT_URL: content.url,
      STUDY_URL: content.url,
      SUPABASE_URL: keysUrl,
      SUPABASE_ANON_KEY: 'public-key',
      SITE_URL: url,
      WEB_ROOT: path.join(root, 'dist'),
      RATE_LIMIT_SCALE: '1000000',
    }),
  });
  return {
    url: gateway.url,
    content,
    databaseUrl: postgres.url,
    full: await issuer.issue(),
    other: await issuer.issue(),
    async end() {
      await gateway.end();
      await content.end();
      keys.close();
      await postgres.end();
    },
  };
}

/** Brings the database of `env` to where the built content service expects it. */
export async function migrate(root, env) {
  const program = spawn(process.execPath, [path.join(root, 'dist/content/migrate.mjs')], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => program.once('close', resolve));
  if (code) throw new Error(`The migrations ended with code ${code}.`);
}
