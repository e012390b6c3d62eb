import { CACHE, isPulpit, KEPT_PAGE, kindOf } from './kept-files.js';

/** So long a network is waited for that may carry nothing: what is kept is shown then. */
export const PATIENCE_MS = 3_000;

export interface Sources {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'match'>;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** How a request of a page is answered; undefined where the browser asks for it as ever. */
export function answerRequest(request: Request, sources: Sources): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  // The cache is never made here: after a sign-out there is none.
  const kept = (address: string) =>
    sources.caches.match(address, { cacheName: CACHE, ignoreVary: true, ignoreSearch: true });
  if (request.mode === 'navigate')
    return isPulpit(request.url) ? newestFirst(request, async () => asOwn(await kept(KEPT_PAGE)), sources) : undefined;
  const kind = kindOf(request.url, sources.origin);
  if (kind === 'hashed') return kept(request.url).then((found) => found ?? sources.fetch(request));
  return kind === 'listed' ? newestFirst(request, () => kept(request.url), sources) : undefined;
}

async function newestFirst(
  request: Request,
  kept: () => Promise<Response | undefined>,
  { fetch }: Sources,
): Promise<Response> {
  const answer = fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = await Promise.race([
    answer.then(
      (response) => (response.status < 500 ? response : undefined),
      () => undefined,
    ),
    new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PATIENCE_MS))),
  ]);
  clearTimeout(timer);
  return soon ?? (await kept()) ?? answer;
}

/** As if it had come from the address that was asked for; its policy and the nonces in it belong together and stay so. */
const asOwn = (page: Response | undefined): Response | undefined =>
  page && new Response(page.body, { status: page.status, headers: page.headers });
