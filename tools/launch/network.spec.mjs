import net from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { networkAnswers, wayOut } from './network.mjs';

it.each([
  [{}, 'registry.npmjs.org', 443],
  [{ npm_config_registry: 'http://packages.example/npm/' }, 'packages.example', 80],
  [{ npm_config_registry: 'https://packages.example:8443' }, 'packages.example', 8443],
  [{ https_proxy: 'http://proxy.example:3128' }, 'proxy.example', 3128],
  [{ npm_config_https_proxy: 'http://[::1]:3128', HTTPS_PROXY: 'http://other.example' }, '::1', 3128],
  [{ npm_config_registry: 'http://packages.example', https_proxy: 'http://proxy.example' }, 'packages.example', 80],
  [{ npm_config_registry: 'nonsense', https_proxy: 'nonsense' }, 'registry.npmjs.org', 443],
])('with %j the way to the registry goes by %s, port %i', (environment, host, port) => {
  expect(wayOut(environment)).toEqual({ host, port });
});

const servers = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const listening = async () => {
  const server = net.createServer((socket) => socket.destroy());
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

it('is open where a registry takes connections, and closed where a proxy refuses them', async () => {
  const server = await listening();
  const registry = `https://127.0.0.1:${server.address().port}`;
  expect(await networkAnswers({ npm_config_registry: registry }, 60_000)).toBe(true);
  const gone = await listening();
  const { port } = gone.address();
  await new Promise((resolve) => gone.close(resolve));
  const refusing = { npm_config_registry: registry, https_proxy: `http://127.0.0.1:${port}` };
  expect(await networkAnswers(refusing, 60_000)).toBe(false);
});
