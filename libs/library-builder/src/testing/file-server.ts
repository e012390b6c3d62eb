import { createServer, type Server } from 'node:http';
import { afterEach } from '@jest/globals';

export type Files = Readonly<Record<string, Buffer | string>>;

/**
 * Serves files over HTTP until the end of the test; everything else is 404.
 * @returns its address with a final slash, and the paths that it was asked for
 */
export function fileServer(): (files: (address: string) => Files) => Promise<{ address: string; asked: string[] }> {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });
  return async (filesAt) => {
    const asked: string[] = [];
    let files: Files = {};
    const server = createServer((request, response) => {
      const name = decodeURIComponent(request.url ?? '').replace(/^\//, '');
      asked.push(name);
      const body = files[name];
      response.writeHead(body === undefined ? 404 : 200).end(body);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
    files = filesAt(address);
    return { address, asked };
  };
}
