import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Attacker {
  /** Another origin of the same site: the worst place that a hostile page can be served from. */
  readonly origin: string;
  /** Sets the content of its only page. */
  serve(html: string): void;
  stop(): Promise<void>;
}

/** Somebody else's web site on this machine; on a free port if none is named. */
export async function startAttacker(port = 0): Promise<Attacker> {
  let page = '';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>attacker</title>${page}`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (html) => void (page = html),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
