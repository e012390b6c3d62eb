import { randomUUID } from 'node:crypto';
import { type TestIssuer, type TestUser } from '@berea/server/testing';
import { generateKeyPair, SignJWT } from 'jose';

/** A token whose session was ended; resolves with it when the issuer tells of that. */
export async function endedToken(issuer: TestIssuer, user: TestUser): Promise<string> {
  const sessionId = randomUUID();
  issuer.end(sessionId);
  return issuer.token(user, { session_id: sessionId });
}

/** Tokens that must be refused, by their fault; undefined for no token at all. */
export async function invalidTokens(issuer: TestIssuer, user: TestUser): Promise<Record<string, string | undefined>> {
  const good = await issuer.token(user);
  const [header, payload] = good.split('.');
  const { privateKey } = await generateKeyPair('ES256');
  const signed = (kid: string) =>
    new SignJWT({ role: 'authenticated', session_id: randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setSubject(user.id)
      .setIssuer(issuer.issuer)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(privateKey);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  return {
    'no token': undefined,
    'an expired token': await issuer.token(user, {}, '-1h'),
    'a forged token, under the name of a key in use': await signed('test'),
    'a token of a key that is not published any more': await signed('retired'),
    'a token without its signature': `${header}.${payload}.`,
    'a token that asks for no signature': `${none}.${payload}.`,
    "another audience's token": await issuer.token(user, { aud: 'anon' }),
    'a token of another role': await issuer.token(user, { role: 'service_role' }),
  };
}
