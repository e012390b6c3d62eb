import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answerRequest, PATIENCE_MS } from './answer-request.js';
import { CACHE, isPulpit, KEPT_PAGE, kindOf, MOST_FILES } from './kept-files.js';
import { keepVisit } from './keep-visit.js';

const origin = 'https://berea.example';
const MAIN = `${origin}/assets/main.0123456789.js`;
const REMOTE = 'https://cdn.example/sermon/assets/70.abcdef0123.js';
const PAGE = '<meta name="csp-nonce" content="n"><script defer src="/assets/main.0123456789.js"></script>';

describe('the service worker of the pulpit', () => {
  it.each([
    ['/assets/main.0123456789.js', 'hashed'],
    ['/assets/literata-latin-wght-normal.78c83b2a67.woff2', 'hashed'],
    ['/remotes/sermon/assets/remoteEntry.5d8df627c6.js?retry=1', 'hashed'],
    [REMOTE, 'hashed'],
    ['/config.json', 'listed'],
    ['/remotes.json', 'listed'],
    ['https://cdn.example/sermon/mf-manifest.json', 'listed'],
    ['https://cdn.example/config.json', 'other'],
    ['/api/sermons/0123456789', 'other'],
    ['/api/pictures/me.0123456789.webp', 'other'],
    ['/auth/v1/token', 'other'],
    ['https://project.example/auth/v1/key.0123456789.json', 'other'],
    ['/sermon-prep', 'other'],
    ['data:image/svg+xml;base64,a.0123456789.svg', 'other'],
  ])('takes %s for a file of kind %s', (address, kind) => expect(kindOf(address, origin)).toBe(kind));

  it.each([
    ['/sermon-prep/1/preach', true],
    ['/sermon-prep/1/preach/', true],
    ['/sermon-prep/dossier', false],
    ['/sermon-prep/1/2/preach', false],
  ])('can answer a page at %s without a network: %s', (path, is) => expect(isPulpit(origin + path)).toBe(is));
});

/** A cache by addresses, and a network that has the product's files unless it is told otherwise. */
class Browser {
  readonly stored = new Map<string, Response>();
  readonly origin = origin;
  readonly asked: string[] = [];
  network: (address: string) => Promise<Response> = async (address) =>
    new Response(address.endsWith(KEPT_PAGE) ? PAGE : `file ${address}`);
  readonly fetch = (input: Request | string) => {
    const address = typeof input === 'string' ? input : input.url;
    this.asked.push(address);
    return this.network(address);
  };
  private readonly find = async (address: string) => this.stored.get(addressOf(address))?.clone();
  readonly caches = {
    open: async () => ({
      match: this.find,
      put: async (address: string, answer: Response) => void this.stored.set(addressOf(address), answer),
      keys: async () => [...this.stored.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => this.stored.delete(url),
    }),
    match: (address: string, { cacheName }: { cacheName: string }) =>
      cacheName === CACHE ? this.find(address) : Promise.resolve(undefined),
  } as unknown as CacheStorage;
  readonly kept = () => [...this.stored.keys()].map((url) => url.replace(origin, '')).sort();
}
const addressOf = (address: string) => new URL(address, origin).href.split('?')[0]!;

describe('the service worker, told of a visit to the pulpit', () => {
  let browser: Browser;
  beforeEach(() => void (browser = new Browser()));
  const visit = (...used: string[]) => keepVisit(used, browser);

  it('keeps the page and its files, of any origin, and nothing of the user', async () => {
    await expect(visit(MAIN, REMOTE, `${origin}/remotes.json`, `${origin}/api/sermons/1`)).resolves.toBe(true);
    expect(browser.kept()).toEqual(['/assets/main.0123456789.js', '/remotes.json', KEPT_PAGE, REMOTE].sort());
    expect(browser.asked).not.toContain(`${origin}/api/sermons/1`);
  });

  it('drops what the newest visit did not use, and asks again only for files that may have changed', async () => {
    await visit(MAIN, REMOTE, `${origin}/remotes.json`);
    browser.asked.length = 0;
    await visit(`${MAIN}?retry=1`, `${origin}/remotes.json`);
    expect(browser.kept()).toEqual(['/assets/main.0123456789.js', '/remotes.json', KEPT_PAGE].sort());
    expect(browser.asked.sort()).toEqual([origin + KEPT_PAGE, `${origin}/remotes.json`].sort());
  });

  it('leaves what was kept before when files of the visit cannot be had, or are of an older build than the page', async () => {
    await visit(MAIN);
    const before = browser.kept();
    const { network } = browser;
    browser.network = (address) => (address === REMOTE ? Promise.reject(new TypeError('lost')) : network(address));
    await expect(visit(MAIN, REMOTE)).rejects.toThrow('lost');
    expect(browser.kept()).toEqual(before);
    browser.network = network;
    await expect(visit(REMOTE)).resolves.toBe(false);
    // The browser lists so many files and no more.
    const area =
      '<script id="berea-start">{"areas":{"sermon":{"entry":"/remotes/sermon/assets/remoteEntry.0123456789.js"}}}';
    browser.network = async (address) => (address.endsWith(KEPT_PAGE) ? new Response(PAGE + area) : network(address));
    await expect(visit(MAIN)).resolves.toBe(false);
    browser.network = async () => new Response('', { status: 502 });
    await expect(visit(MAIN, REMOTE)).resolves.toBe(false);
    expect(browser.kept()).toEqual(before);
  });

  it('keeps no more than MOST_FILES files, whatever the page tells', async () => {
    const many = Array.from({ length: 2 * MOST_FILES }, (_, at) => `${origin}/assets/${at}.0123456789.js`);
    await visit(MAIN, ...many);
    expect(browser.stored.size).toBe(MOST_FILES + 1);
  });
});

describe('a request to the service worker of the pulpit', () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = new Browser();
    await keepVisit([MAIN, `${origin}/remotes.json`], browser);
    browser.asked.length = 0;
  });
  const lost = () => Promise.reject(new TypeError('no network'));
  const request = (path: string, init: { mode?: string; method?: string } = {}) =>
    ({ url: new URL(path, origin).href, method: 'GET', mode: 'cors', ...init }) as Request;
  const ask = (...asked: Parameters<typeof request>) => answerRequest(request(...asked), browser);
  const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();
  const open = (path: string) => ask(path, { mode: 'navigate' });

  it('for a preaching page is answered by the network, and without one by the kept page, for any sermon', async () => {
    browser.network = async () => new Response('newest');
    expect(await textOf(open('/sermon-prep/1/preach'))).toBe('newest');
    browser.network = lost;
    expect(await textOf(open('/sermon-prep/2/preach'))).toBe(PAGE);
    browser.network = async () => new Response('Bad Gateway', { status: 502 });
    expect(await textOf(open('/sermon-prep/2/preach'))).toBe(PAGE);
  });

  it('is answered by the kept page after a short wait on a network that carries nothing', async () => {
    jest.useFakeTimers();
    browser.network = () => new Promise(() => undefined);
    const answer = open('/sermon-prep/1/preach');
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    jest.useRealTimers();
    expect(await textOf(answer)).toBe(PAGE);
  });

  it('fails without a network when nothing is kept', async () => {
    browser.stored.clear();
    browser.network = lost;
    await expect(open('/sermon-prep/1/preach')).rejects.toThrow('no network');
    await expect(ask('/remotes.json')).rejects.toThrow('no network');
    await expect(ask(MAIN)).rejects.toThrow('no network');
  });

  it('for a file with a hash in its name never goes to the network; for a list of files it goes there first', async () => {
    expect(await textOf(ask(`${MAIN}?retry=2`))).toBe(`file ${MAIN}`);
    expect(browser.asked).toEqual([]);
    browser.network = async () => new Response('{"newer":true}');
    expect(await textOf(ask('/remotes.json'))).toBe('{"newer":true}');
    browser.network = lost;
    expect(await textOf(ask('/remotes.json'))).toBe(`file ${origin}/remotes.json`);
  });

  it.each([
    ['/api/sermons/1', {}],
    ['/auth/v1/token', { method: 'POST' }],
    ['/auth/v1/user', {}],
    ['/sermon-prep/dossier', { mode: 'navigate' }],
    ['/shared/token', { mode: 'navigate' }],
    ['/remotes.json', { method: 'HEAD' }],
  ])('for %s (%j) is left to the browser', (path, init) => expect(ask(path, init)).toBeUndefined());
});
