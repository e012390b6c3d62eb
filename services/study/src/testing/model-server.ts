import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Handler of a request to the model's server. */
export type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** A request as the server was sent it. */
export interface ModelRequest {
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

export interface ModelServer {
  /** Up to `/v1` */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** How many connections of requests were closed by the client before the answer's end. */
  readonly left: () => number;
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const begin = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });

const END = `${chunk({}, 'stop')}data: [DONE]\n\n`;

/** Says a text in pieces, as a healthy server does. */
export const say =
  (text: string): Behaviour =>
  (response) => {
    begin(response);
    response.write(chunk({ role: 'assistant', content: '' }));
    for (const piece of text.match(/[\s\S]{1,40}/g) ?? []) response.write(chunk({ content: piece }));
    response.end(END);
  };

/** Says something and waits, until `go` resolves, to say the rest. */
export const sayHeld =
  (first: string, rest: string, go: Promise<unknown>): Behaviour =>
  async (response) => {
    begin(response).write(chunk({ content: first }));
    await go;
    response.write(chunk({ content: rest }));
    response.end(END);
  };

/** The ways in which such servers fail, with the fault that each is told as. */
export const MISBEHAVIOUR: Readonly<Record<string, readonly [fault: RegExp, Behaviour]>> = {
  'ends without saying that it is whole': [
    /cut off/,
    (response) => void begin(response).end(chunk({ content: 'For God so' })),
  ],
  'answers with a page of HTML and status 200': [
    /unreadable/,
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
  ],
  'falls silent after the first words': [
    /fell silent/,
    (response) => void begin(response).write(chunk({ content: 'For God so' })),
  ],
  'never begins': [/too long/, () => undefined],
  'breaks the connection': [
    /cut off/,
    (response) => {
      begin(response).write(chunk({ content: 'For God so' }));
      setTimeout(() => response.destroy(), 20);
    },
  ],
  'sends a line that is no JSON': [
    /unreadable/,
    (response) => void begin(response).end(`${chunk({ content: 'For' })}data: {"secret words of a user"\n\n`),
  ],
  'sends an error within the stream': [
    /could not be reached|did not take/,
    (response) => void begin(response).end(`data: {"error":{"message":"overloaded","type":"server_error"}}\n\n`),
  ],
  'has too many requests': [
    /too much to do/,
    (response) =>
      void response.writeHead(429, { 'content-type': 'application/json' }).end('{"error":{"message":"slow down"}}'),
  ],
  'fails with status 500': [
    /could not be reached/,
    (response) => void response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{}}'),
  ],
  'never ends': [
    /did not come to an end/,
    (response) => {
      begin(response);
      const more = () => {
        while (!response.destroyed && response.write(chunk({ content: 'and '.repeat(100) })));
      };
      response.on('drain', more);
      more();
    },
  ],
  'says nothing': [/with nothing/, (response) => void begin(response).end(END)],
  'refuses for its filter': [
    /did not take/,
    (response) => void begin(response).end(`${chunk({ content: 'For' })}${chunk({}, 'content_filter')}`),
  ],
};

/** Splits a letter of several bytes between two packets: nothing is wrong with that. */
export const splitLetters =
  (text: string): Behaviour =>
  async (response) => {
    const bytes = Buffer.from(`${chunk({ content: text })}${END}`);
    const cut = bytes.findIndex((byte) => byte >= 0xc0) + 1;
    begin(response).write(bytes.subarray(0, cut));
    await new Promise((resolve) => setTimeout(resolve, 20));
    response.end(bytes.subarray(cut));
  };

/** A server on this machine that speaks Chat Completions, and does as it is told. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = say('Nothing.');
  let left = 0;
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    response.on('close', () => (left += response.writableFinished ? 0 : 1));
    request.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    request.on('end', () => {
      const given = { headers: request.headers, body: JSON.parse(text) as ModelRequest['body'] };
      requests.push(given);
      void behaviour(response, given);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    left: () => left,
    behave: (next) => (behaviour = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
