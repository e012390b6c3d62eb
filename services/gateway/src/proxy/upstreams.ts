import type { OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { embeddedAuthUrl, type GatewayEnv } from '../env.js';

export type UpstreamName = 'content' | 'study' | 'auth';

/** The connections to one service. Long-lived streams will get a pool of their own: they must not use up this one. */
export interface Upstream {
  readonly name: UpstreamName;
  readonly rpc: Pool;
}

/** The services behind this door; closed with it. */
export class Upstreams implements OnApplicationShutdown {
  readonly content: Upstream;
  readonly study: Upstream;
  /** Undefined with a hosted auth service. */
  readonly auth: Upstream | undefined;

  constructor(env: GatewayEnv) {
    this.content = connect('content', env.CONTENT_URL);
    this.study = connect('study', env.STUDY_URL);
    const authUrl = embeddedAuthUrl(env);
    this.auth = authUrl ? connect('auth', authUrl) : undefined;
  }

  get all(): Upstream[] {
    return [this.content, this.study, ...(this.auth ? [this.auth] : [])];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map(({ rpc }) => rpc.destroy()));
  }
}

const connect = (name: UpstreamName, url: string): Upstream => ({
  name,
  rpc: new Pool(new URL(url).origin, { connections: 32, connect: { timeout: 1_000 } }),
});
