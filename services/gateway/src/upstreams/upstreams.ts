import type { OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { embeddedAuthUrl, type GatewayEnv } from '../config/env.js';
import type { Settings, UpstreamName } from '../config/settings.js';
import { Breakers } from './breakers.js';
import { Bulkhead } from './bulkhead.js';
import type { UpstreamObserver } from './upstream-observer.js';

/** A connection pool of one service, with the bulkhead that limits the calls on it. */
export interface BoundedPool {
  readonly pool: Pool;
  readonly bulkhead: Bulkhead;
}

/** One service. Event streams stay open for long, so they have connections of their own and leave those of the calls free. */
export interface Upstream {
  readonly name: UpstreamName;
  readonly calls: BoundedPool;
  readonly streams: BoundedPool;
  /** For the gateway's own requests, such as health probes, which must not be queued behind those of users. */
  readonly background: Pool;
  readonly breakers: Breakers;
}

/** The services behind the gateway; their connections are closed with it. */
export class Upstreams implements OnApplicationShutdown {
  readonly content: Upstream;
  readonly study: Upstream;
  /** Undefined with a hosted auth service. */
  readonly auth: Upstream | undefined;

  constructor(env: GatewayEnv, settings: Settings, observer: UpstreamObserver) {
    const connect = (name: UpstreamName, url: string) => connectTo(name, url, settings, observer);
    this.content = connect('content', env.CONTENT_URL);
    this.study = connect('study', env.STUDY_URL);
    const authUrl = embeddedAuthUrl(env);
    this.auth = authUrl ? connect('auth', authUrl) : undefined;
  }

  get all(): Upstream[] {
    return [this.content, this.study, ...(this.auth ? [this.auth] : [])];
  }

  async onApplicationShutdown(): Promise<void> {
    const pools = this.all.flatMap(({ calls, streams, background }) => [calls.pool, streams.pool, background]);
    await Promise.all(pools.map((pool) => pool.destroy()));
  }
}

function connectTo(name: UpstreamName, url: string, settings: Settings, observer: UpstreamObserver): Upstream {
  const { calls, streams, connectTimeout } = settings;
  const pool = (connections: number) =>
    new Pool(new URL(url).origin, { connections, connect: { timeout: connectTimeout } });
  return {
    name,
    calls: { pool: pool(calls.maxActive), bulkhead: new Bulkhead(calls) },
    streams: {
      pool: pool(streams.maxActive),
      bulkhead: new Bulkhead({ maxActive: streams.maxActive, maxQueued: 0, maxWaitMs: 0 }),
    },
    background: pool(2),
    breakers: new Breakers(settings.breaker, (scope, state) => observer.breakerChanged(name, state, scope)),
  };
}
