import { connect, createServer, type Socket } from 'node:net';

export interface BreakableDatabase {
  /** The same database, reached through us */
  readonly url: string;
  /** From now on Postgres cannot be reached, and every open connection is lost. */
  break(): Promise<void>;
}

/** A way to Postgres that a test can cut, without touching the Postgres that other tests use. */
export async function breakableDatabase(databaseUrl: string): Promise<BreakableDatabase> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const postgres = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: url.href,
    break: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
