import type { JWK } from 'jose';
import type { AuthServiceEnv } from './env.js';

/** Settings derived from the environment, computed once. */
export class AuthConfig {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Base of the links in mails, without a trailing slash. */
  readonly externalUrl: string;
  readonly issuer: string;
  readonly accessTokenSeconds: number;
  readonly sessionLifetimeSeconds: number;
  readonly sessionInactivitySeconds: number;
  readonly singleSession: boolean;
  readonly signUpDisabled: boolean;
  /** Accounts open without a confirmation mail. */
  readonly autoconfirm: boolean;
  readonly anonymous: boolean;
  readonly phoneAutoconfirm: boolean;
  /**
   * Whether codes go to numbers. Berea sends no text messages, so this is true only where the local mailbox shows
   * them.
   */
  readonly textMessages: boolean;
  readonly manualLinking: boolean;
  readonly mailIntervalSeconds: number;
  readonly mailsPerHour: number;
  /** Mails that one network may ask for in an hour. */
  readonly mailsPerNetwork: number;
  /** The most mails it may ask for, however many accounts confirmed their mail from there. */
  readonly mailsPerNetworkCeiling: number;
  /** A web page that links in mails lead to instead of `verify`. */
  readonly linkPage: string | undefined;
  /** Whether that page is the web's own, which redirects within its own origin only. */
  readonly linkPageIsOurs: boolean;
  readonly secureEmailChange: boolean;
  readonly passwordNeedsReauthentication: boolean;
  readonly passwordNeedsCurrent: boolean;
  readonly rateLimitScale: number;
  readonly redirectPatterns: readonly string[];
  /** Public keys beside our own. */
  readonly extraKeys: readonly JWK[];
  /**
   * Anyone on this machine can read the local mailbox and so open accounts. It is therefore on for a local developer
   * only.
   */
  readonly localMailbox: boolean;
  /** Whether no mail of this server can reach anybody: it has no mail server, and no mailbox that its users may read. */
  readonly mailUnavailable: boolean;

  constructor(env: AuthServiceEnv) {
    this.siteUrl = env.SITE_URL;
    this.externalUrl = env.API_EXTERNAL_URL ?? `${env.SITE_URL}/auth/v1`;
    this.issuer = env.AUTH_ISSUER ?? `${env.SITE_URL}/auth/v1`;
    this.accessTokenSeconds = env.AUTH_JWT_EXPIRY_S;
    this.sessionLifetimeSeconds = env.AUTH_SESSION_LIFETIME_S;
    this.sessionInactivitySeconds = env.AUTH_SESSION_INACTIVITY_S;
    this.singleSession = env.AUTH_SINGLE_SESSION;
    this.signUpDisabled = env.AUTH_DISABLE_SIGNUP;
    this.autoconfirm = env.AUTH_AUTOCONFIRM;
    this.anonymous = env.AUTH_ANONYMOUS;
    this.phoneAutoconfirm = env.AUTH_PHONE_AUTOCONFIRM;
    this.manualLinking = env.AUTH_MANUAL_LINKING;
    this.mailIntervalSeconds = env.AUTH_MAIL_INTERVAL_S;
    this.mailsPerHour = Math.ceil(env.AUTH_MAILS_PER_HOUR * env.RATE_LIMIT_SCALE);
    this.mailsPerNetwork = Math.ceil(env.AUTH_MAILS_PER_NETWORK * env.RATE_LIMIT_SCALE);
    this.mailsPerNetworkCeiling = Math.max(
      this.mailsPerNetwork,
      Math.ceil(env.AUTH_MAILS_PER_NETWORK_CEILING * env.RATE_LIMIT_SCALE),
    );
    this.linkPage = env.AUTH_LINK_PAGE === 'off' ? undefined : (env.AUTH_LINK_PAGE ?? `${env.SITE_URL}/auth/confirm`);
    this.linkPageIsOurs = !env.AUTH_LINK_PAGE;
    this.secureEmailChange = env.AUTH_SECURE_EMAIL_CHANGE;
    this.passwordNeedsReauthentication = env.AUTH_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION;
    this.passwordNeedsCurrent = env.AUTH_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD;
    this.rateLimitScale = env.RATE_LIMIT_SCALE;
    this.redirectPatterns = env.ADDITIONAL_REDIRECT_URLS;
    this.extraKeys = env.AUTH_EXTRA_JWKS;
    this.localMailbox =
      !env.SMTP_HOST && env.NODE_ENV !== 'production' && isLoopbackHost(new URL(env.SITE_URL).hostname);
    this.mailUnavailable = !env.SMTP_HOST && !this.localMailbox;
    this.textMessages = this.phoneAutoconfirm && this.localMailbox;
  }
}

/** Whether a host, as `URL.hostname` writes it, is this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
