import { answerRequest } from './answer-request.js';
import { keepVisit } from './keep-visit.js';

/** The parts of a service worker that are used here: the types of a page have none. */
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'message', listener: (event: Waiting & { readonly data: unknown }) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
const scope = globalThis as unknown as WorkerScope;

/*
 * Opens the pulpit where there is no network: a service worker for `/sermon-prep/` alone, registered by the preaching
 * page (`keep-for-reload.ts` of sermon-mfe), which tells it what it has loaded. Sermons are no matter of it.
 */
const { origin } = scope.location;
const surroundings = {
  origin,
  caches: scope.caches,
  fetch: (input: Request | string, init?: RequestInit) => scope.fetch(input, init),
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const answer = answerRequest(event.request, surroundings);
  if (answer) event.respondWith(answer);
});

/** One visit after the other: they drop what the other has kept. */
let work: Promise<unknown> = Promise.resolve();
scope.addEventListener('message', (event) => {
  const { used } = (event.data ?? {}) as { readonly used?: unknown };
  if (!Array.isArray(used)) return;
  const addresses = used.filter((each) => typeof each === 'string');
  // Without a network what is kept stays as it is.
  work = work.then(() => keepVisit(addresses, surroundings)).catch(() => undefined);
  event.waitUntil(work);
});
