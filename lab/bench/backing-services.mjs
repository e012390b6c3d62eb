// Backing services of a measured service: a Postgres, and an issuer of tokens.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startPostgres } from '../../tools/postgres/embedded.mjs';

export const ISSUER = 'http://issuer.bench/auth/v1';

/** Somebody who is signed in: their id and token, and the keys (as JSON) by which services know it; `issue` for others. */
export async function createIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256', use: 'sig' };
  const issue = async () => {
    const id = crypto.randomUUID();
    const token = await new SignJWT({ role: 'authenticated', aal: 'aal1', session_id: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
      .setSubject(id)
      .setIssuer(ISSUER)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    return { id, token };
  };
  return { jwks: JSON.stringify({ keys: [key] }), issue, ...(await issue()) };
}

/** A Postgres for this run alone, gone without a trace after `end`. */
export async function temporaryPostgres() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-bench-'));
  fs.chmodSync(folder, 0o755);
  const { url, stop, pid } = await startPostgres({ folder: path.join(folder, 'postgres'), password: 'bench' });
  return {
    url,
    pid,
    async end() {
      await stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
