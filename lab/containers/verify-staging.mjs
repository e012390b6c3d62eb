import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { Agent, fetch, request } from 'undici';
import WebSocket from 'ws';
import { startBrowser } from '../../tools/product/browser.mjs';

/** The edge is on this machine, under a name and a certificate of its own. */
const edge = new Agent({
  connect: {
    rejectUnauthorized: false,
    lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  },
});

/** The gateways, and the network in which the edge reaches them. */
const GATEWAYS = ['gateway-a', 'gateway-b'];
const FRONT = '_edge';

/** Everything that docker/README.md promises of a staging that runs. */
export async function checkStaging({ check, log, staging, lasting, address, until }) {
  const { podman, containerOf: nameOf } = staging;
  const call = (path, options = {}, url = address) =>
    fetch(`${url}${path}`, { dispatcher: edge, redirect: 'manual', ...options });
  const gateways = GATEWAYS.map((name) => `http://${staging.addressOf(name, FRONT)}:8080`);
  // The edge is never told that a gateway is not ready: what starts it waits for both.
  for (const url of [address, ...gateways]) {
    await until(async () => {
      const { status } = await call('/health/ready', {}, url);
      if (status !== 200) throw new Error(`${url}/health/ready answered ${status}`);
    });
  }
  check('the edge answers, and everything behind both gateways is ready', true);

  for (const name of lasting) {
    const [user, readOnly, caps, health] = inspect(podman, nameOf(name));
    // An engine asks again too before it calls a container unhealthy.
    const healthy = await until(() => podman('healthcheck', 'run', nameOf(name))).then(
      () => true,
      () => false,
    );
    check(
      `${name} is healthy, without root, rights and writable files`,
      user !== '' && user !== 'root' && readOnly === 'true' && caps === '[]' && health !== '' && healthy,
      `${user}, read-only ${readOnly}, capabilities ${caps}`,
    );
  }

  await checkWeb({ check, call, address });
  const account = await signUp(address, call);
  await checkResources({ check, call, token: account.token });
  await checkBothGateways({ check, urls: gateways, account, until });
  await checkBrowser({ check, address, account });
  await checkRolling({ check, log, call, staging, token: (await account.signIn()).access_token });
}

function inspect(podman, name) {
  const template = '{{.Config.User}}|{{.HostConfig.ReadonlyRootfs}}|{{.EffectiveCaps}}|{{.Config.Healthcheck}}';
  return podman('inspect', name, '--format', template).split('|');
}

async function checkWeb({ check, call, address }) {
  const page = await call('/bible/John/3', { headers: { accept: 'text/html' } });
  const html = await page.text();
  check(
    'the page of the shell comes with a policy',
    page.status === 200 && /script-src 'self'/.test(page.headers.get('content-security-policy') ?? ''),
  );
  const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1];
  const asset = await call(script ?? '/missing');
  check(
    'its script comes from the site of the shell, to be kept for ever',
    asset.status === 200 && /immutable/.test(asset.headers.get('cache-control') ?? ''),
    script,
  );
  const worker = await call('/preach-worker.js');
  check(
    'so does its service worker, asked for anew each time',
    worker.status === 200 && worker.headers.get('cache-control') === 'no-cache',
  );
  check('a file that is not there is 404', (await call('/assets/gone.js')).status === 404);
  const { remotes } = await (await call('/remotes.json')).json();
  for (const [id, { entry }] of Object.entries(remotes)) {
    const manifest = await call(entry);
    check(
      `the remote ${id} comes from its own server, open to other origins`,
      manifest.status === 200 &&
        manifest.headers.get('access-control-allow-origin') === '*' &&
        Array.isArray((await manifest.json()).exposes),
    );
  }
  const other = await fetch(address.replace('//', '//www.'), { dispatcher: edge, redirect: 'manual' });
  check('the second name leads to the first', other.status === 308, other.headers.get('location'));
}

/** With the unmodified client; addresses are confirmed without a mail here. */
async function signUp(address, call) {
  const { supabaseAnonKey } = await (await call('/config.json')).json();
  const { auth } = createClient(address, supabaseAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (url, options) => fetch(url, { ...options, dispatcher: edge }) },
    realtime: { transport: WebSocket },
  });
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const password = `verdigris-${randomUUID()}`;
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { full_name: 'Ruth Adeyemi', completed_onboarding: true } },
  });
  if (error) throw error;
  const signIn = async () => (await auth.signInWithPassword({ email, password })).data.session;
  return { auth, email, password, session: data.session, token: data.session.access_token, signIn };
}

async function checkResources({ check, call, token }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const chapter = await (await call('/api/bible/John/3?translation=KJV', { headers })).json();
  check('a chapter of the library is read', JSON.stringify(chapter).includes('so loved the world'));
  const made = await call('/api/notes', {
    method: 'POST',
    headers,
    body: JSON.stringify({ title: 'Staging', content: 'A note.' }),
  });
  const notes = await (await call('/api/notes', { headers })).json();
  check(
    'a note is kept',
    made.status === 201 && notes.some(({ title }) => title === 'Staging'),
    `status ${made.status}`,
  );
  const asked = await call('/api/chat/messages', {
    method: 'POST',
    headers,
    body: JSON.stringify({ message: 'What does John 3:16 say?' }),
  });
  check(
    'Scholar answers',
    asked.ok && JSON.stringify(await asked.json()).includes('so loved the world'),
    `status ${asked.status}`,
  );
}

/** Each gateway by its own address: what one knows, the other has to know. */
async function checkBothGateways({ check, urls, account, until }) {
  const profile = async (url, token) =>
    (await request(`${url}/api/user/profile`, { headers: { authorization: `Bearer ${token}` } })).statusCode;
  const statuses = await Promise.all(urls.map((url) => profile(url, account.token)));
  check(
    'both gateways take the same session',
    statuses.every((status) => status === 200),
    statuses.join(' and '),
  );
  const { auth } = account;
  await auth.signOut({ scope: 'local' });
  await until(async () => {
    const after = await Promise.all(urls.map((url) => profile(url, account.token)));
    if (after.some((status) => status !== 401)) throw new Error(after.join(' and '));
  }, 10_000).then(
    () => check('both gateways refuse a session that has ended', true),
    (error) => check('both gateways refuse a session that has ended', false, error.message),
  );
  const { access_token: token } = await account.signIn();
  const left = async (url) =>
    Number(
      (await request(`${url}/api/bible/books`, { headers: { authorization: `Bearer ${token}` } })).headers[
        'ratelimit-remaining'
      ] ?? NaN,
    );
  const [first, second] = [await left(urls[0]), await left(urls[1])];
  check('both gateways count in one place', second < first, `${first} left at one, then ${second} at the other`);
}

async function checkBrowser({ check, address, account }) {
  const browser = await startBrowser();
  const context = await browser.newContext({ baseURL: address, ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const [problems, failures] = [[], []];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (failed) => failures.push(`${failed.url()} ${failed.failure()?.errorText}`));
  page.on('response', (answer) => answer.status() >= 400 && failures.push(`${answer.url()} ${answer.status()}`));
  try {
    page.setDefaultTimeout(120_000);
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: /sign in/i }).click();
    // The page of the sign-in has a heading too: to leave it sooner would take the request back.
    await page.getByRole('heading', { name: 'Scholar', level: 1 }).waitFor();
    await page.goto('/bible/Matthew/5');
    await page
      .getByText(/Blessed are the poor in spirit/)
      .first()
      .waitFor();
    check('in Chromium, the Bible is read', true);
    await page.goto('/notes');
    await page.getByText('Staging').first().waitFor();
    check('in Chromium, the note stands among the notes', problems.length === 0, problems.join('; '));
  } catch (error) {
    const seen = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch(() => 'nothing');
    const told = [error.message.split('\n')[0], page.url(), ...problems, ...failures, seen];
    check('the story in Chromium', false, told.join('\n'));
  } finally {
    await browser.close();
  }
}

/** Readers and writers go on while one of each service stops and comes back. */
async function checkRolling({ check, log, call, staging, token }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const name of ['gateway', 'study', 'content']) {
    let [ended, answered] = [false, 0];
    const failures = [];
    const ask = async (path, options = {}) => {
      try {
        const answer = await call(path, { headers, ...options });
        await answer.arrayBuffer();
        if (answer.status < 500) answered += 1;
        else failures.push(`${answer.status} ${path}`);
      } catch (error) {
        failures.push(`${error.cause?.code ?? error.message} ${path}`);
      }
    };
    const reader = async () => {
      while (!ended) await ask('/api/bible/John/3');
    };
    const writer = async () => {
      while (!ended) {
        const body = JSON.stringify({ title: 'Rolling', content: randomUUID() });
        await ask('/api/notes', { method: 'POST', body, headers: { ...headers, 'idempotency-key': randomUUID() } });
      }
    };
    const load = [reader(), reader(), writer()];
    for (const letter of ['a', 'b']) {
      log(`stopping and starting ${name}-${letter}`);
      await staging.restart(`${name}-${letter}`);
    }
    ended = true;
    await Promise.all(load);
    check(
      `${name} is rolled without a failed request`,
      failures.length === 0,
      `${answered} answered, ${failures.length} failed ${[...new Set(failures)].slice(0, 3).join(', ')}`,
    );
  }
}
