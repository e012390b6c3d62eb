import net from 'node:net';

/** A way to a server that holds its answers back. */
export interface HeldAnswers {
  /** The given address, by this way. */
  readonly url: string;
  /** Bytes that clients have sent. */
  readonly bytes: number;
  /** From now on passes on no answer until what clients send matches; resolves when it does. */
  until(pattern: RegExp): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A proxy between clients and a server, to see what a client sends without an answer: one that waits for an answer
 * first waits for ever.
 */
export async function holdAnswers(url: string): Promise<HeldAnswers> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  let bytes = 0;
  let sent = '';
  let held: { readonly pattern: RegExp; readonly answers: (() => void)[]; readonly done: () => void } | undefined;
  const server = net.createServer((client) => {
    const target = net.connect(Number(port), hostname);
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('data', (chunk) => {
      bytes += chunk.length;
      target.write(chunk);
      if (!held) return;
      sent += chunk.toString('latin1');
      if (!held.pattern.test(sent)) return;
      const { answers, done } = held;
      held = undefined;
      for (const pass of answers) pass();
      done();
    });
    target.on('data', (chunk) => {
      const pass = () => void client.write(chunk);
      if (held) held.answers.push(pass);
      else pass();
    });
    client.on('end', () => target.end());
    target.on('end', () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  address.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return {
    url: address.href,
    get bytes() {
      return bytes;
    },
    until: (pattern) =>
      new Promise((done) => {
        sent = '';
        held = { pattern, answers: [], done };
      }),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
