import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../docker/secrets');
const random = () => randomBytes(24).toString('base64url');

/**
 * Makes every secret that is not there yet, each in a file of its own that only containers of this machine read; those
 * that are there stay. TLS certificates are the operator's; with `tls`, one that this machine signs itself, for trials.
 */
export function makeSecrets({ tls = false, into = folder } = {}) {
  fs.mkdirSync(into, { recursive: true });
  const read = (name) => fs.readFileSync(path.join(into, name), 'utf8').trim();
  const made = [];
  const make = (name, text) => {
    const file = path.join(into, name);
    if (fs.existsSync(file)) return;
    // Containers run under users of their own, so the folder and not the file keeps others out.
    fs.writeFileSync(file, `${text()}\n`, { mode: 0o444 });
    made.push(name);
  };
  fs.chmodSync(into, 0o711);
  make('postgres_password', random);
  make('database_url', () => `postgres://berea:${read('postgres_password')}@postgres:5432/berea`);
  for (const name of ['auth', 'content', 'study']) {
    make(`${name}_database_url`, () => {
      // Derived from `database_url`, so that it also fits a database other than ours.
      const login = new URL(read('database_url'));
      return Object.assign(login, { username: `berea_${name}_login`, password: random() }).href;
    });
  }
  const redis = path.join(into, 'redis_url');
  const password = fs.existsSync(redis) ? new URL(read('redis_url')).password : random();
  make('redis_password', () => `requirepass ${password}`);
  make('redis_url', () => `redis://:${password}@redis:6379`);
  make('auth_instance_key', () => randomBytes(32).toString('hex'));
  // Empty files say that there is none: a mail server may ask for no password, and a model is the operator's choice.
  make('smtp_pass', () => '');
  make('openai_api_key', () => '');
  make('metrics_token', random);
  make('grafana_password', random);
  if (tls && !fs.existsSync(path.join(into, 'tls_key'))) {
    selfSign(into);
    made.push('tls_certificate', 'tls_key');
  }
  const env = path.join(into, '..', '.env');
  if (!fs.existsSync(env)) {
    const { version } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'));
    const lines = [
      '# The address that users type. With it change edge/names.conf.',
      'SITE_URL=https://berea.localhost:8443',
      `BEREA_VERSION=${version}`,
      `SUPABASE_ANON_KEY=sb_publishable_${random()}`,
      '# Until a mail server is named here (SMTP_HOST, SMTP_FROM), nobody can confirm an address, and sign-up says so.',
      '# In a trial without one, this opens accounts at once; take it out before users come.',
      '# AUTH_AUTOCONFIRM=true',
    ];
    fs.writeFileSync(env, `${lines.join('\n')}\n`);
    made.push('.env');
  }
  console.log(made.length ? `made: ${made.join(', ')}` : 'every secret is there already');
}

function selfSign(into) {
  const names = 'subjectAltName=DNS:berea.localhost,DNS:www.berea.localhost';
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30']
      .concat('-subj', '/CN=berea.localhost', '-addext', names)
      .concat('-keyout', path.join(into, 'tls_key'), '-out', path.join(into, 'tls_certificate')),
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl could not make a certificate: ${stderr}`);
  fs.chmodSync(path.join(into, 'tls_key'), 0o444);
}
