import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { freePorts, freePortsInRow } from '../free-ports.mjs';
import { assertMetricsPortsFree, assertPortFree, metricsPorts } from './ports.mjs';

describe('ports of the launcher', () => {
  it('when the port is taken, the error names it and the remedy', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    await expect(assertPortFree('127.0.0.1', port)).rejects.toThrow(
      new RegExp(`^Port ${port} is unavailable: .* PORT=${port + 1} npm start$`),
    );
    server.close();
    await once(server, 'close');
    await expect(assertPortFree('127.0.0.1', port)).resolves.toBeUndefined();
  });

  it('when HOST is no address of this machine, the error says so', async () => {
    // An address of the block that is reserved for documentation.
    await expect(assertPortFree('192.0.2.1', 4000)).rejects.toThrow(/no address of this machine/);
  });

  it('freePorts finds different free ports', async () => {
    const ports = await freePorts(5);
    expect(new Set(ports).size).toBe(5);
    for (const port of ports) await assertPortFree('127.0.0.1', port);
  });

  it('freePorts gives no port twice, although nothing uses the first one yet', async () => {
    const [first] = await freePorts(1);
    const range = [first, first + 2];
    expect(await freePorts(1, range)).toEqual([first + 1]);
    await expect(freePorts(1, range)).rejects.toThrow(`No free port was found from ${first} to ${first + 1}.`);
  });

  it('freePorts gives none that is taken, even when nothing listens on it yet', async () => {
    await expect(freePorts(1, [24_000, 24_001], [24_000])).rejects.toThrow(/^No free port was found/);
  });
});

describe('freePortsInRow', () => {
  it('gives out all of them: no other call gets one, although nothing uses them yet', async () => {
    const first = await freePortsInRow(3);
    for (const port of [first, first + 1, first + 2]) await assertPortFree('127.0.0.1', port);
    await expect(freePorts(1, [first, first + 3])).rejects.toThrow(/^No free port was found/);
  });
});

describe('the ports of METRICS_PORT', () => {
  it('follow each other, one for each service, and are none when METRICS_PORT is not set', () => {
    expect(metricsPorts({ METRICS_PORT: 9464 })).toEqual({ gateway: 9464, auth: 9465, study: 9466, content: 9467 });
    expect(metricsPorts({})).toEqual({});
  });

  it('when one is taken, the error names it, its service and the remedy', async () => {
    const [port] = await freePorts(1);
    const server = net.createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    await expect(assertMetricsPortsFree({ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' })).rejects.toThrow(
      `127.0.0.1:${port}, where the gateway would show its metrics, is unavailable. Choose another METRICS_PORT`,
    );
    server.close();
    await expect(assertMetricsPortsFree({})).resolves.toBeUndefined();
  });
});
