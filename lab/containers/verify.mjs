// npm run verify:containers: builds every image, runs docker/compose.yml for real, tells the main story against its edge,
// and says what it could not run. Needs root, podman and buildah; installs them on Debian.
import '../../tools/node-version.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { finish } from '../../tools/checks/report.mjs';
import { writeSection } from '../../tools/write-section.mjs';
import { ComposeRunner } from './compose-runner.mjs';
import { makeBaseImages } from './base-images.mjs';
import { containerEnvironment, ensureContainerPrograms } from './local-engine.mjs';
import { makeSecrets } from '../../tools/containers/make-secrets.mjs';
import { SERVICES } from '../../tools/containers/projects.mjs';
import { checkLibraryJob, checkOperations } from './verify-operations.mjs';
import { checkKubernetes } from './verify-kubernetes.mjs';
import { startTimes } from './start-time.mjs';
import { checkStaging } from './verify-staging.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const begun = performance.now();
const log = (text) => console.log(`[${((performance.now() - begun) / 1000).toFixed(1)}s] ${text}`);
const folder = path.resolve(process.env.BEREA_CONTAINERS_DIR ?? path.join(root, '.data/containers'));
const port = 18443;

const missing = ensureContainerPrograms(log);
if (missing.length || process.getuid?.() !== 0) {
  console.log(
    `Not run: containers need root, and ${missing.join(', ') || 'the programs that are there'}. Nothing was verified.`,
  );
  process.exit(1);
}

const env = containerEnvironment(folder);
const results = [];
const notRun = [
  "the published base images (stand-ins from Debian's packages)",
  'Grafana, which is no package of Debian',
  'a cluster of Kubernetes',
];
const check = (name, passed, detail = '') => {
  results.push(passed);
  log(`${passed ? 'passed' : 'FAILED'}: ${name}${detail && ` (${detail})`}`);
};
const files = path.join(folder, 'docker');
let staging;
let times;

try {
  const bases = makeBaseImages(folder, env, log);
  Object.assign(process.env, env, bases, { IMAGE_PREFIX: 'localhost/berea', IMAGE_TAG: 'verify' });
  log('building the images');
  const { buildImages } = await import('../../tools/containers/build-images.mjs');
  if (!process.env.BEREA_SKIP_BUILD)
    await buildImages([...SERVICES, ...(await import('../../tools/containers/projects.mjs')).SITES]);

  fs.rmSync(files, { recursive: true, force: true });
  fs.cpSync(path.join(root, 'docker'), files, { recursive: true, filter: (file) => !/\/(secrets|\.env)$/.test(file) });
  makeSecrets({ tls: true, into: path.join(files, 'secrets') });
  fs.appendFileSync(
    path.join(files, '.env'),
    Object.entries({
      ...bases,
      SITE_URL: `https://berea.localhost:${port}`,
      BEREA_REGISTRY: 'localhost/berea',
      BEREA_VERSION: 'verify',
      HTTPS_PORT: `127.0.0.1:${port}`,
      HTTP_PORT: '127.0.0.1:18080',
      AUTH_AUTOCONFIRM: 'true',
      RATE_LIMIT_SCALE: '10',
    })
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  staging = new ComposeRunner(files, env);
  staging.down();
  staging.prepare();
  log('starting the database, and bringing it up to date');
  const { podman, containerOf: nameOf, services } = staging;
  for (const name of ['postgres', 'redis']) staging.start(name);
  await until(() => podman('exec', nameOf('postgres'), 'pg_isready', '-h', '127.0.0.1', '-U', 'berea', '-d', 'berea'));
  const jobs = ['migrate-auth', 'migrate-study', 'migrate-content'];
  for (const name of jobs) {
    staging.start(name, { job: true });
    check(`the job ${name} ends well`, true);
  }
  const built = process.env.BEREA_LIBRARY_DIR ?? path.join(root, '.data/library');
  notRun.push(...(await checkLibraryJob({ check, log, staging, built })));
  log('starting everything else');
  const others = Object.entries(services).filter(
    ([name, { profiles }]) => !profiles && name !== 'library' && !jobs.includes(name),
  );
  const lasting = others.map(([name]) => name);
  // The edge looks its neighbours up when it starts.
  for (const name of lasting.filter((name) => !['postgres', 'redis', 'edge'].includes(name))) staging.start(name);
  staging.start('edge');
  const image = (name) => `localhost/berea/${name}:verify`;
  log('running pods from the manifests of Kubernetes');
  await checkKubernetes({ check, podman, until, folder, root, image });
  staging.forgetNeighbours();
  await checkStaging({ check, log, staging, lasting, address: `https://berea.localhost:${port}`, until });
  await checkOperations({ check, log, staging, until });
  log('starting the gateway in a container and on this machine, in turn');
  times = await startTimes({ image: image('gateway'), root, env });
} catch (error) {
  check('the staging runs', false, `${error.message}\n${error.stderr ?? ''}`.slice(-2_000));
  for (const name of ['gateway-a', 'auth', 'study-a', 'content-a', 'edge', 'postgres']) {
    const { stdout, stderr } = spawnSync('podman', ['logs', '--tail', '5', `berea-${name}`], { env, encoding: 'utf8' });
    console.error(`${name}: ${stdout}${stderr}`);
  }
} finally {
  if (!process.env.BEREA_KEEP) staging?.down();
}
console.log(`Not run here: ${notRun.join('; ')}. Postgres was ${postgresVersion()}.`);
if (times) {
  const ratio = (times.container / times.host).toFixed(2);
  const rows = [
    '| what | measured | bound |',
    '| --- | --- | --- |',
    `| checks of the staging that passed | ${results.filter(Boolean).length} of ${results.length} | all |`,
    `| from start to live, the gateway in a container ÷ the same program on the machine (medians of 5) | ${ratio} (${Math.round(times.container)} ms ÷ ${Math.round(times.host)} ms) | ≤ 1.2 |`,
    `| of it the container engine's own: a program of one line in a container of that image, less the same on the machine | ${Math.round(times.engine)} ms | – |`,
  ];
  console.log(rows.join('\n'));
  if (process.argv.includes('--write')) writeSection(root, 'containers', rows);
}
finish('tools', 'verify-containers', results.filter(Boolean).length, results.filter((passed) => !passed).length);

function postgresVersion() {
  const { stdout } = spawnSync(
    'podman',
    ['run', '--rm', '--entrypoint', 'pg_isready', 'localhost/berea-verify/postgres', '--version'],
    { env, encoding: 'utf8' },
  );
  return /\d[\d.]*/.exec(stdout ?? '')?.[0] ?? 'unknown';
}

async function until(attempt, forMs = 60_000) {
  const end = performance.now() + forMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await delay(500);
    }
  }
}
