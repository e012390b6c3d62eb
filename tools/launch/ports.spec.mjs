import net from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { assertPortFree, freePorts } from './ports.mjs';

describe('ports', () => {
  it('tells a taken port, and what to do', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    await expect(assertPortFree('127.0.0.1', port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken .* PORT=${port + 1} npm start$`),
    );
    server.close();
    await once(server, 'close');
    await expect(assertPortFree('127.0.0.1', port)).resolves.toBeUndefined();
  });

  it('tells a host that this machine does not have', async () => {
    // An address of the block that is reserved for documentation.
    await expect(assertPortFree('192.0.2.1', 4000)).rejects.toThrow(/no address of this machine/);
  });

  it('finds different free ports', async () => {
    const ports = await freePorts(5);
    expect(new Set(ports).size).toBe(5);
    for (const port of ports) await assertPortFree('127.0.0.1', port);
  });
});
