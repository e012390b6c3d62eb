import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

/**
 * Issues access tokens like the auth service, and serves its key, ended sessions and closed accounts over HTTP, for
 * tests of the other services.
 */
export class TestIssuer {
  readonly issuer = 'http://issuer.test/auth/v1';
  private constructor(
    private readonly server: Server,
    private readonly privateKey: CryptoKey,
    /** Its address, in place of the auth service's. */
    readonly url: string,
    private readonly ended: Set<string>,
    /** The stage of each closed account, until a service reports that nothing of it is left. */
    readonly closed: Map<string, 'closed' | 'due' | 'last'>,
    /** When the password of an account was last changed. */
    readonly tokensSince: Map<string, Date>,
  ) {}

  get jwksUrl(): string {
    return `${this.url}/jwks.json`;
  }

  /** Ends a session and reports it to every service that asks. */
  end(sessionId: string): void {
    this.ended.add(sessionId);
  }

  static async start(): Promise<TestIssuer> {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };
    const ended = new Set<string>();
    const revoked = () => {
      const expires_at = new Date(Date.now() + 3_600_000).toISOString();
      return { cursor: '1', sessions: [...ended].map((id) => ({ id, expires_at })) };
    };
    const closed = new Map<string, 'closed' | 'due' | 'last'>();
    const tokensSince = new Map<string, Date>();
    const answerTo = (url: string) => {
      if (url.startsWith('/internal/closed-accounts'))
        return { accounts: [...closed].map(([id, stage]) => ({ id, stage })) };
      return url.startsWith('/internal/') ? revoked() : { keys: [jwk] };
    };
    const server = createServer(({ url = '', method }, response) => {
      const [, open] = /^\/internal\/open-accounts\/(.+)$/.exec(url) ?? [];
      if (open) {
        const since = tokensSince.get(open);
        if (closed.has(open) || !since) return void response.writeHead(closed.has(open) ? 404 : 204).end();
        return void response.end(JSON.stringify({ tokensSince: since.toISOString() }));
      }
      if (method === 'POST') closed.delete(url.split('/')[3] ?? '');
      response.writeHead(method === 'POST' ? 204 : 200, { 'content-type': 'application/json' });
      response.end(method === 'POST' ? undefined : JSON.stringify(answerTo(url)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return new TestIssuer(server, privateKey, `http://127.0.0.1:${port}`, ended, closed, tokensSince);
  }

  /** Environment that makes a service trust this issuer. */
  get env(): { AUTH_JWKS_URL: string; AUTH_ISSUER: string } {
    return { AUTH_JWKS_URL: this.jwksUrl, AUTH_ISSUER: this.issuer };
  }

  user(name = 'Ruth Adeyemi'): TestUser {
    const id = randomUUID();
    return { id, email: `${id.slice(0, 8)}@example.org`, fullName: name };
  }

  /** A token for `user`; `claims` replace the usual ones, and `expiresIn` may be in the past ('-1h'). */
  token(user: TestUser, claims: JWTPayload = {}, expiresIn = '1h'): Promise<string> {
    return new SignJWT({
      email: user.email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      second_factor: false,
      session_id: randomUUID(),
      is_anonymous: false,
      user_metadata: { full_name: user.fullName },
      app_metadata: { provider: 'email', providers: ['email'] },
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .setSubject(claims.sub ?? user.id)
      .setIssuer(claims.iss ?? this.issuer)
      .setAudience(claims.aud ?? 'authenticated')
      .setIssuedAt()
      .setExpirationTime(expiresIn)
      .sign(this.privateKey);
  }

  /** The operator's token for a minute, as the guide tells to make one. */
  operator(): Promise<string> {
    return this.sign({ iss: this.issuer, role: 'service_role', exp: Math.floor(Date.now() / 1_000) + 60 });
  }

  /** A token with exactly this payload, for tests of missing claims. */
  sign(payload: JWTPayload): Promise<string> {
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'test' }).sign(this.privateKey);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
