import type { AuthServiceEnv } from '../env.js';

/** What follows from the environment, worked out once. */
export class AuthConfig {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Base of the links in mails, without a trailing slash. */
  readonly externalUrl: string;
  readonly issuer: string;
  readonly accessTokenSeconds: number;
  readonly mailIntervalSeconds: number;
  readonly rateLimitScale: number;
  readonly redirectPatterns: readonly string[];
  /** Mails that anyone on this machine may read open accounts, so they are shown to a local developer alone. */
  readonly localMailbox: boolean;

  constructor(env: AuthServiceEnv) {
    this.siteUrl = env.SITE_URL;
    this.externalUrl = env.API_EXTERNAL_URL ?? `${env.SITE_URL}/auth/v1`;
    this.issuer = env.AUTH_ISSUER ?? `${env.SITE_URL}/auth/v1`;
    this.accessTokenSeconds = env.AUTH_JWT_EXPIRY_S;
    this.mailIntervalSeconds = env.AUTH_MAIL_INTERVAL_S;
    this.rateLimitScale = env.RATE_LIMIT_SCALE;
    this.redirectPatterns = env.ADDITIONAL_REDIRECT_URLS;
    this.localMailbox =
      !env.SMTP_HOST && env.NODE_ENV !== 'production' && isLoopbackHost(new URL(env.SITE_URL).hostname);
  }
}

/** Whether a host, as `URL.hostname` writes it, is this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
