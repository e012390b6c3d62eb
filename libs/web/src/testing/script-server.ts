import { KeptLists } from './kept-lists.js';

/**
 * The answer of a scripted route: a body (200), a whole answer with its status, or a `Response` that a function makes.
 */
export type Answer = { readonly status: number; readonly body?: unknown } | ((body: unknown, url: URL) => unknown);

/** A call that was made. */
export interface Call {
  readonly route: string;
  readonly body: unknown;
  readonly url: URL;
  readonly headers: Headers;
}

/**
 * Puts a server in place of the network that answers as scripted by 'METHOD /path'; anything else is a 404 that names
 * itself. Saved items are in the lists that it answers afterwards. An error thrown by an answer acts like a broken
 * connection: the fetch fails.
 * @returns the calls made so far, growing
 */
export function scriptServer(routes: Readonly<Record<string, Answer>> = {}): Call[] {
  const calls: Call[] = [];
  const lists = new KeptLists();
  globalThis.fetch = async (input, init) => {
    // jsdom's signals are not those that Node's Request accepts.
    const request = new Request(input, init && { ...init, signal: null });
    const url = new URL(request.url);
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const route = `${request.method} ${decodeURIComponent(url.pathname)}`;
    calls.push({ route, body, url, headers: request.headers });
    const answer = routes[route] ?? { status: 404, body: { code: 'NOT_FOUND', message: `not scripted: ${route}` } };
    const { status, body: content } =
      typeof answer === 'function' ? { status: 200, body: await answer(body, url) } : answer;
    if (content instanceof Response) return content;
    lists.remember(request.method, url.pathname, status, content);
    const shown = request.method === 'GET' ? lists.apply(url.pathname, content) : content;
    return new Response(shown === undefined || status === 204 ? null : JSON.stringify(shown), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
  return calls;
}

/** The last call that changed something: reads may follow it. */
export const lastChange = (calls: readonly Call[]): Call | undefined =>
  calls.findLast(({ route }) => !route.startsWith('GET '));
