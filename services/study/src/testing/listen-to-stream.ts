import { request, type IncomingHttpHeaders } from 'node:http';
import type { ChatEvent } from '@berea/contracts';
import type { Member, TestStudy } from './start-study.js';

/** An event as a client hears it. */
export interface Heard {
  readonly id: number;
  readonly event: ChatEvent;
}

export interface Listener {
  /** The events heard so far. */
  readonly heard: readonly Heard[];
  /** Resolves when something that fits was heard. */
  until(fits: (heard: Heard) => boolean): Promise<void>;
  /** Resolves when the stream is over. */
  whole(): Promise<{
    readonly heard: readonly Heard[];
    readonly headers: IncomingHttpHeaders;
    readonly status: number;
  }>;
  /** Closes the connection. */
  leave(): void;
}

/** Listens to a stream of the service on a connection of its own. */
export function listen(
  study: Pick<TestStudy, 'service'>,
  member: Member,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Listener {
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((each) => each());
  const call = request(`${study.service.url}${path}`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${member.token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const over = new Promise<{ headers: IncomingHttpHeaders; status: number }>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      let buffer = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = (buffer + chunk).split('\n\n');
        buffer = blocks.pop() ?? '';
        heard.push(...blocks.flatMap(parse));
        wake();
      });
      response.once('close', () => {
        wake();
        resolve({ headers: response.headers, status: response.statusCode ?? 0 });
      });
    });
  });
  over.catch(() => undefined);
  call.end(body && JSON.stringify(body));
  return {
    heard,
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          if (!heard.some(fits)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    whole: async () => ({ ...(await over), heard }),
    leave: () => call.destroy(),
  };
}

/** The deltas after the last restart, joined. */
export const textOf = (heard: readonly Heard[]): string =>
  heard.reduce((text, { event }) => {
    if (event.type === 'restart') return '';
    return event.type === 'delta' ? text + event.text : text;
  }, '');

/** Comments, and the end that the protocol marks, tell nothing. */
function parse(block: string): Heard[] {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  const data = field('data');
  return field('event') === 'message' && data
    ? [{ id: Number(field('id')), event: JSON.parse(data) as ChatEvent }]
    : [];
}
