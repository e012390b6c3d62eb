import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** How many answers came back on the connection. */
  readonly answers: number;
  /** The connection was cut before the answer ended. */
  readonly reset: boolean;
}

export interface RawOptions {
  /** An address of this machine; 127.0.0.1 if there is none. */
  readonly host?: string;
  /** Says that nothing more will be sent. */
  readonly finish?: boolean;
  /** Leaves once the first answer is there, in place of waiting for the other side to close. */
  readonly until?: 'answer';
}

/** Sends exactly these bytes and reads until the other side closes: what no well-behaved client would send or show. */
export function rawRequest(port: number, text: string, options: RawOptions = {}): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let received = '';
    let reset = false;
    const socket = connect(port, options.host ?? '127.0.0.1', () => {
      socket.write(Buffer.from(text, 'latin1'));
      if (options.finish) socket.end();
    });
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      received += chunk;
      if (options.until && isWhole(received)) socket.end();
    });
    socket.on('error', () => (reset = true));
    socket.on('close', () => {
      const [head = '', ...rest] = received.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        head,
        body: rest.join('\r\n\r\n'),
        answers: received.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0,
        reset,
      });
    });
  });
}

/** A GET of exactly this target, on a connection of its own. */
export const rawGet = (port: number, target: string, headers: readonly string[] = []): Promise<RawAnswer> =>
  rawRequest(port, [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));

/** Whether an answer with a declared length is there to its end. */
function isWhole(received: string): boolean {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return length !== undefined && Buffer.byteLength(rest.join('\r\n\r\n')) >= Number(length);
}
