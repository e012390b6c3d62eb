import { createRequire } from 'node:module';
import path from 'node:path';

import { newAccount } from '../support/accounts.js';
import { startAttacker } from '../support/attacker.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

/** The unmodified client as a page without a bundler loads it. */
const CLIENT = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@supabase/supabase-js/package.json')),
  'dist/umd/supabase.js',
);

interface Answer {
  error: { status?: number; message: string } | null;
  data: { session: { access_token: string } | null };
}
interface Client {
  supabase: {
    createClient(
      url: string,
      key: string,
      options: object,
    ): { auth: { signInWithPassword(account: { email: string; password: string }): Promise<Answer> } };
  };
}

test('a page of an origin that CORS_ORIGINS lists signs in, writes, and reads errors and versions', async ({
  page,
  request,
  baseURL,
}) => {
  const account = newAccount();
  await seedUser(request, baseURL!, account);
  const listed = await startAttacker(Number(process.env['E2E_LISTED_PORT']));
  try {
    await page.goto(listed.origin);
    await page.addScriptTag({ path: CLIENT });
    const seen = await page.evaluate(
      async ({ base, email, password }) => {
        const { createClient } = (window as unknown as Client).supabase;
        const { auth } = createClient(base, 'public-key', { auth: { persistSession: false } });
        const wrong = await auth.signInWithPassword({ email, password: 'not the password' });
        const { data, error } = await auth.signInWithPassword({ email, password });
        const call = (init: RequestInit, token: string | undefined) =>
          fetch(`${base}/api/notes`, {
            ...init,
            headers: {
              'content-type': 'application/json',
              'idempotency-key': 'from-elsewhere',
              authorization: `Bearer ${token}`,
            },
          });
        const saved = await call(
          { method: 'POST', body: JSON.stringify({ title: 'From elsewhere', content: 'c' }) },
          data.session?.access_token,
        );
        const { status } = await call({}, 'nobody');
        const withCookies = await fetch(`${base}/api/notes`, { credentials: 'include' }).catch(() => 'refused');
        const manifest = await fetch(`${base}/remotes/bible/mf-manifest.json`);
        return {
          wrong: wrong.error?.status,
          error,
          saved: saved.status,
          etag: saved.headers.get('etag'),
          remaining: saved.headers.get('ratelimit-remaining'),
          id: saved.headers.get('x-request-id'),
          stranger: status,
          withCookies,
          remote: ((await manifest.json()) as { id: string }).id,
        };
      },
      { base: baseURL!, ...account },
    );
    expect(seen).toEqual({
      wrong: 400,
      error: null,
      saved: 201,
      etag: '"1"',
      remaining: expect.stringMatching(/^\d+$/),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      stranger: 401,
      withCookies: 'refused',
      remote: 'bible',
    });
  } finally {
    await listed.stop();
  }
});
