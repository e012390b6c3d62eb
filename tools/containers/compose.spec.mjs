import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { composeFiles } from './compose.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name) => fs.readFileSync(path.join(root, 'docker', name), 'utf8');
const { services, networks, secrets } = parse(read('compose.yml'));
const all = Object.entries(services);
const networksOf = ({ networks: names }) => (Array.isArray(names) ? names : Object.keys(names));

describe('docker/compose.yml', () => {
  it('and the files beside it are as npm run images -- compose makes them from the list of projects', async () => {
    for (const [name, text] of Object.entries(await composeFiles())) expect([name, read(name)]).toEqual([name, text]);
  });

  it.each(all)(
    '%s runs without root, rights, writable files and endless memory, processes or logs',
    (_name, service) => {
      expect(service).toMatchObject({
        user: expect.not.stringMatching(/^(?:0|root)/),
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        pids_limit: expect.any(Number),
        cpus: expect.any(String),
        logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      });
    },
  );

  it('publishes the ports of the edge alone', () => {
    expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['edge']);
  });

  it('lets only study, auth and library reach the internet, and puts no container in both the edge and the data network', () => {
    expect(networks.app.internal && networks.data.internal).toBe(true);
    const out = all.filter(([, service]) => networksOf(service).includes('egress')).map(([name]) => name);
    expect(out).toEqual(['study-a', 'study-b', 'auth', 'library']);
    for (const [, service] of all) expect(networksOf(service)).not.toEqual(expect.arrayContaining(['edge', 'data']));
  });

  it('gives secrets as files that git ignores, never as values', () => {
    for (const { file } of Object.values(secrets)) {
      const ignored = execFileSync('git', ['check-ignore', path.join('docker', file)], { cwd: root, encoding: 'utf8' });
      expect(ignored.trim()).toBe(path.join('docker', file));
    }
    for (const [name, { environment = {} }] of all)
      for (const [key, value] of Object.entries(environment))
        if (/PASSWORD|SECRET|_KEY$|TOKEN|DATABASE_URL|REDIS_URL/.test(key))
          expect([name, key, value]).toEqual([
            name,
            key,
            // A switch whose name speaks of passwords says true or false.
            expect.stringMatching(/^(\$\{\w+(:\?|:-(true|false)?\})|\/run\/secrets\/)/),
          ]);
  });

  it('gives no variable as a value that its schema declares a secret', () => {
    const variables = JSON.parse(fs.readFileSync(path.join(root, 'tools/launch/variables.json'), 'utf8'));
    const names = variables.filter(({ secret }) => secret).map(({ name }) => name);
    expect(names).toContain('OPENAI_API_KEY');
    const given = all.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(given.filter((name) => names.includes(name))).toEqual([]);
  });

  it('passes on from .env what each service reads, and nothing else, by the default of its schema', () => {
    const { QUOTA_NOTES } = services['content-a'].environment;
    expect(QUOTA_NOTES).toBe('${QUOTA_NOTES:-10000}');
    expect(services.auth.environment).toMatchObject({ SMTP_HOST: '${SMTP_HOST:-}', SMTP_PORT: '${SMTP_PORT:-587}' });
    expect(services.auth.environment).not.toHaveProperty('QUOTA_NOTES');
    // Staging has its own values of these.
    expect(services['gateway-a'].environment.TRUST_PROXY).toBe('${EDGE_NET:-10.143.17}.0/24');
    for (const [name, { environment = {} }] of all)
      expect([name, Object.keys(environment)]).toEqual([
        name,
        expect.not.arrayContaining([expect.stringMatching(/^(NODE_ENV|SUPABASE_URL|METRICS_PORT)$/)]),
      ]);
  });

  it('has two instances each of gateway, study and content, with a health check and 40 s to stop', () => {
    for (const name of ['gateway', 'study', 'content'])
      for (const letter of ['a', 'b'])
        expect(services[`${name}-${letter}`]).toMatchObject({
          healthcheck: { test: ['CMD', 'node', '/app/health.mjs'] },
          stop_grace_period: '40s',
          restart: 'unless-stopped',
        });
  });
});

describe('metrics in the rules of Prometheus and on the dashboard of Grafana', () => {
  it('are all exported by a service', () => {
    const code = execFileSync('git', ['grep', '-h', 'name: ', '--', 'libs/server/src', 'services/*/src/*'], {
      cwd: root,
      encoding: 'utf8',
    });
    const shown = new Set([...code.matchAll(/name: '([a-z_]+)'/g)].map(([, name]) => name));
    const expressions = [
      ...JSON.parse(read('grafana/dashboards/berea.json')).panels.flatMap(({ targets }) =>
        targets.map(({ expr }) => expr),
      ),
      ...parse(read('prometheus/rules.yml')).groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ];
    const used = expressions.flatMap((expr) =>
      [...expr.matchAll(/\b([a-z]+_[a-z_]+?)(?:_bucket)?(?=[{[)\s]|$)/g)].map(([, name]) => name),
    );
    const foreign = /^(?:process|nodejs)_|^histogram_quantile$/;
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !shown.has(name) && !foreign.test(name))).toEqual([]);
  });
});
