import http from 'node:http';
import { afterEach, expect, it } from '@jest/globals';
import { networkAnswers } from './network.mjs';

const servers = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** @returns {Promise<string>} the address of a server that treats every request so */
async function listening(onRequest) {
  const server = http.createServer(onRequest);
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
}

const ask = (registry, more = {}, withinMs = 20_000) =>
  networkAnswers({
    environment: { ...process.env, npm_config_registry: registry, npm_config_noproxy: '', ...more },
    withinMs,
  });

it.each([200, 404, 500])('networkAnswers, when the registry answers %i, is true', async (status) => {
  const registry = await listening((_request, response) => response.writeHead(status).end('{}'));
  expect(await ask(registry)).toBe(true);
});

it('networkAnswers, when the proxy refuses connections, is false', async () => {
  const proxy = await listening(() => undefined);
  await new Promise((resolve) => servers.pop().close(resolve));
  expect(await ask('http://packages.example', { npm_config_proxy: proxy })).toBe(false);
});

it('networkAnswers, when the registry accepts the connection and never answers, is false', async () => {
  expect(await ask(await listening(() => undefined), {}, 500)).toBe(false);
});
