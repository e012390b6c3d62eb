import net from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { assertMetricsPortsFree, metricsPorts } from './metrics-ports.mjs';
import { freePorts } from './ports.mjs';

describe('the ports of the metrics', () => {
  it('follow each other, one for each service', () => {
    expect(metricsPorts({ METRICS_PORT: 9464 })).toEqual({ gateway: 9464, auth: 9465, study: 9466, content: 9467 });
    expect(metricsPorts({})).toEqual({});
  });

  it('are told when one is taken, with the remedy', async () => {
    const [port] = await freePorts(1);
    const server = net.createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    await expect(assertMetricsPortsFree({ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' })).rejects.toThrow(
      `127.0.0.1:${port}, where the gateway would show its metrics, cannot be had. Choose another METRICS_PORT`,
    );
    server.close();
    await expect(assertMetricsPortsFree({})).resolves.toBeUndefined();
  });
});
