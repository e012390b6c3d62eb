import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Script } from './scripted-upstream.js';

/** A stream as a client sees it. */
export interface EventStream {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Everything received so far. */
  readonly received: () => string;
  /** Resolves when the stream is over; whether it ended properly rather than being cut. */
  readonly ended: Promise<'ended' | 'cut'>;
  /** Stops reading; what comes stays in the connection. */
  pause(): void;
  leave(): void;
}

/** Opens a stream on a connection of its own; resolves when its headers are there. */
export function openStream(url: string, token: string, headers: Record<string, string> = {}): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const call = get(url, { agent: false, headers: { authorization: `Bearer ${token}`, ...headers } }, (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
      const ended = new Promise<'ended' | 'cut'>((resolveEnd) => {
        response.once('end', () => resolveEnd('ended')).once('error', () => resolveEnd('cut'));
      });
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        received: () => received,
        ended,
        pause: () => response.pause(),
        leave: () => call.destroy(),
      });
    });
    call.once('error', reject);
  });
}

export const EVENT_STREAM = { 'content-type': 'text/event-stream' };

/** A script that sends these events and leaves the stream open. */
export const events =
  (...texts: readonly string[]): Script =>
  (response) => {
    response.writeHead(200, EVENT_STREAM);
    for (const text of texts) response.write(text);
    response.flushHeaders();
  };
