import type { Logger } from '@berea/server';
import { startTestService, TestIssuer, type TestService, type TestUser } from '@berea/server/testing';
import type { GatewayEnv } from '../config/env.js';
import { gateway } from '../gateway.js';
import { contractApi } from '../routing/contract-routes.js';
import type { ApiRoute } from '../routing/api.js';
import { type Settings, SETTINGS } from '../config/settings.js';
import { type Script, ScriptedUpstream } from './scripted-upstream.js';
import { createWebRoot, type WebRoot } from './web-root.js';

export interface Options {
  readonly env?: Partial<GatewayEnv>;
  readonly settings?: Partial<Settings>;
  /** In place of those of the contract. */
  readonly routes?: readonly ApiRoute[];
  /** In place of one that is silent. */
  readonly log?: Logger;
  /** The auth service's answer about ended sessions, from the start on; none are ended by default. */
  readonly revocations?: Script;
}

/**
 * The settings of the product with time limits that a busy machine does not reach. Tests use them unless they look at a
 * time limit, which they then set themselves.
 */
export const PATIENT: Settings = {
  ...SETTINGS,
  deadlines: { read: 60_000, write: 60_000, search: 60_000, study: 60_000, ai: 60_000, file: 60_000, auth: 60_000 },
  connectTimeout: 60_000,
  calls: { ...SETTINGS.calls, maxWaitMs: 60_000 },
  streams: { ...SETTINGS.streams, beginTimeout: 60_000, silenceTimeout: 600_000 },
  readerTimeout: 600_000,
};

/** A gateway on a free port with three scripted services behind it and a small web. */
export class GatewayUnderTest {
  private constructor(
    readonly service: TestService,
    readonly issuer: TestIssuer,
    readonly content: ScriptedUpstream,
    readonly study: ScriptedUpstream,
    readonly auth: ScriptedUpstream,
    readonly web: WebRoot,
    readonly user: TestUser,
    readonly token: string,
  ) {}

  static async start({ env = {}, settings = {}, routes, log, revocations }: Options = {}): Promise<GatewayUnderTest> {
    const [issuer, content, study, auth] = await Promise.all([
      TestIssuer.start(),
      ScriptedUpstream.start(),
      ScriptedUpstream.start(),
      ScriptedUpstream.start(),
    ]);
    if (revocations) auth.revocations = revocations;
    const web = createWebRoot();
    const full: GatewayEnv = {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: 0,
      LOG_LEVEL: 'silent',
      SHUTDOWN_DELAY_MS: 0,
      SHUTDOWN_GRACE_MS: 2_000,
      METRICS_HOST: '127.0.0.1',
      ...issuer.env,
      CONTENT_URL: content.url,
      STUDY_URL: study.url,
      AUTH_URL: auth.url,
      SITE_URL: 'http://localhost:4000',
      WEB_ROOT: web.folder,
      SUPABASE_ANON_KEY: 'public-key',
      SPLASH: true,
      ASSISTANT: 'on',
      RATE_LIMIT_SCALE: 1,
      CORS_ORIGINS: [],
      ...env,
    };
    let service: TestService;
    try {
      const parts = (own: Logger) =>
        gateway(full, own, { ...contractApi(), ...(routes && { routes }) }, { ...PATIENT, ...settings });
      service = await startTestService('gateway', full, parts, log);
    } catch (error) {
      await Promise.all([issuer, content, study, auth].map((part) => part.stop()));
      web.remove();
      throw error;
    }
    const user = issuer.user();
    return new GatewayUnderTest(service, issuer, content, study, auth, web, user, await issuer.token(user));
  }

  get port(): number {
    return Number(new URL(this.service.url).port);
  }

  /** Requests of the signed-in user. */
  get signedIn() {
    return this.service.as(this.token);
  }

  get anonymous() {
    return this.service.as();
  }

  reset(): void {
    for (const upstream of [this.content, this.study, this.auth]) upstream.reset();
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await Promise.all([this.issuer, this.content, this.study, this.auth].map((part) => part.stop()));
    this.web.remove();
  }
}
