import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { metrics } from './registry.js';

/** The part of a `pg.Pool` that says how full it is. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const watched = new Map<string, DataSource>();

const connections = new Gauge({
  name: 'db_pool_connections',
  help: 'Connections to Postgres that this process holds.',
  labelNames: ['schema', 'state'],
  registers: [metrics],
  collect() {
    for (const [schema, { totalCount, idleCount }] of pools()) {
      connections.set({ schema, state: 'used' }, totalCount - idleCount);
      connections.set({ schema, state: 'idle' }, idleCount);
    }
  },
});

const limit = new Gauge({
  name: 'db_pool_connections_max',
  help: 'Connections to Postgres that this process may hold.',
  labelNames: ['schema'],
  registers: [metrics],
});

const waiting = new Gauge({
  name: 'db_pool_waiting',
  help: 'Pieces of work that wait for a connection to Postgres.',
  labelNames: ['schema'],
  registers: [metrics],
  collect() {
    for (const [schema, { waitingCount }] of pools()) waiting.set({ schema }, waitingCount);
  },
});

/** Shows from now on how the connections of a data source are used. */
export function watchPool(schema: string, dataSource: DataSource, max: number): void {
  watched.set(schema, dataSource);
  limit.set({ schema }, max);
}

function pools(): [string, Pool][] {
  return [...watched]
    .filter(([, { isInitialized }]) => isInitialized)
    .map(([schema, { driver }]) => [schema, (driver as unknown as { master: Pool }).master]);
}
