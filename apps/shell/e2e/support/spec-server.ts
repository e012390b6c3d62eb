import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Body = Readonly<Record<string, unknown>>;
type Answer = (params: Readonly<Record<string, string>>, body: Body, query: URLSearchParams) => unknown;

const CREATED = '2026-11-22T09:00:00.000Z';
const MESSAGE = {
  id: '22222222-2222-4222-8222-222222222222',
  message: 'Who was Silas?',
  userId: '11111111-1111-4111-8111-111111111111',
  response: 'Silas went with Paul.',
  timestamp: CREATED,
};
const NOTE = { id: '33333333-3333-4333-8333-333333333333', title: 'Grace', createdAt: CREATED };
const ENTRY = { id: '44444444-4444-4444-8444-444444444444', title: 'Evening', createdAt: CREATED };
const SERMON = {
  id: '55555555-5555-4555-8555-555555555555',
  title: 'Salt and light',
  scripture: 'Matthew 5:13',
  outline: 'Salt keeps.',
  createdAt: CREATED,
};
const OUTLINE = {
  title: 'Salt',
  text: 'Matthew 5:13',
  theme: 'Salt',
  point1: 'One',
  point2: 'Two',
  point3: 'Three',
  callToAction: 'Go',
  closingVerse: 'Matthew 5:16',
};

/** The API's first promise, and no more: no field and no route beside. */
const ROUTES: Readonly<Record<string, Answer>> = {
  'GET /api/user/profile': () => ({
    defaultBibleTranslation: 'kjv',
    darkMode: false,
    notifications: true,
    ministryRole: null,
  }),
  'PATCH /api/user/profile': () => ({}),
  'GET /api/profile': () => ({ profilePicture: null, fullName: 'Ruth Adeyemi', isPremiumMember: false }),
  'GET /api/profile/stats': () => ({}),
  'GET /api/chat/messages': () => [MESSAGE],
  'POST /api/chat/messages': (_params, { message }) => ({
    ...MESSAGE,
    id: '66666666-6666-4666-8666-666666666666',
    message,
    response: 'Barnabas was a Levite of Cyprus.',
  }),
  'POST /api/chat/enhance': (_params, { action, text }) =>
    action === 'convert_outline'
      ? { outline: OUTLINE }
      : String(action).startsWith('format_')
        ? { content: `Laid out: ${String(text)}` }
        : { message: `Enhanced: ${String(text)}` },
  'GET /api/notes': () => [
    { ...NOTE, content: { passage: 'Unearned favour' } },
    { ...ENTRY, content: 'A quiet day.', tags: ['journal'] },
  ],
  'POST /api/notes': (_params, body) => ({ ...body, id: '77777777-7777-4777-8777-777777777777', createdAt: CREATED }),
  'PUT /api/notes/:id': ({ id }, body) => ({ ...body, id, createdAt: CREATED }),
  'DELETE /api/notes/:id': () => ({}),
  'GET /api/sermons': () => [SERMON],
  'POST /api/sermons': (_params, body) => ({ ...body, id: '88888888-8888-4888-8888-888888888888', createdAt: CREATED }),
  'PUT /api/sermons/:id': ({ id }, body) => ({ ...body, id, createdAt: CREATED }),
  'DELETE /api/sermons/:id': () => ({}),
  'GET /api/bookmarks': () => [{ book: 'John', chapter: 3, verse: 16 }],
  'POST /api/bookmarks': (_params, body) => body,
  'GET /api/bible/search': (_params, _body, query) => ({
    results: [{ book: 'John', chapter: 11, verse: 35, text: `Jesus wept. (${query.get('q') ?? query.get('s')})` }],
  }),
  'GET /api/bible/semantic-relations': () => ({ meaning: 'loyal love', related: ['mercy', 'kindness'], strength: 3 }),
  'POST /api/bible/study-tools': () => ({ response: 'The verse tells of the gift of God.' }),
  'GET /api/bible/:book/:chapter': ({ book, chapter }) => ({
    verses: [1, 2, 3, 16].map((verse) => ({ verse, text: `Words of ${book} ${chapter}, verse ${verse}.` })),
  }),
};

type Params = Readonly<Record<string, string>>;

/** The route of a call, and what its address holds. */
function findRoute(method: string, pathname: string): { answer: Answer; params: Params } | undefined {
  const parts = pathname.split('/').map(decodeURIComponent);
  for (const [route, answer] of Object.entries(ROUTES)) {
    const [own, path = ''] = route.split(' ');
    const names = path.split('/');
    if (own !== method || names.length !== parts.length) continue;
    if (!names.every((name, at) => name.startsWith(':') || name === parts[at])) continue;
    const params = names.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), parts[at] ?? '']] : []));
    return { answer, params: Object.fromEntries(params) as Params };
  }
  return undefined;
}

const textOf = async (incoming: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
};

async function answerCall(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Promise<void> {
  const text = await textOf(incoming);
  const route = findRoute(incoming.method ?? 'GET', url.pathname);
  if (route) {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(route.answer(route.params, text ? (JSON.parse(text) as Body) : {}, url.searchParams)));
    return;
  }
  outgoing.writeHead(404, { 'content-type': 'text/plain' });
  outgoing.end('Not Found');
}

/**
 * A server of the product's own pages and accounts whose API knows only what the first description of it promised.
 * @param product address of the product behind it
 */
export async function startSpecServer(product: string): Promise<{ readonly url: string; end(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', product);
    if (url.pathname.startsWith('/api/')) return void answerCall(incoming, outgoing, url);
    const headers = { ...incoming.headers, host: url.host, ...(incoming.headers.origin && { origin: url.origin }) };
    const passed = request(url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
