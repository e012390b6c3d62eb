import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/**
 * A server of files on an origin of its own that sends what docs/guides asks of one, for tests.
 * @returns {Promise<{ address: string, end: () => Promise<void> }>}
 */
export async function serveFiles(folder) {
  const server = createServer((request, response) => {
    const name = path.join(folder, path.normalize(new URL(request.url, 'http://files').pathname));
    const found = fs.statSync(name, { throwIfNoEntry: false })?.isFile();
    response.writeHead(found ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': TYPES[path.extname(name).slice(1)] ?? 'application/octet-stream',
      'cache-control': name.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(found ? fs.readFileSync(name) : undefined);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    end: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
