import fs from 'node:fs';

/** Path in the job of the certificates that this machine trusts beside the usual ones. */
const CERTIFICATES = '/run/certificates.crt';

/**
 * Fills the volume of the library by its job, as `docker compose up` does. If neither Debian's packages nor the
 * registry can be reached from a container, it is filled with the library of this machine.
 * @param {{ check: Function, log: (text: string) => void, staging: import('./compose-runner.mjs').ComposeRunner, built:
 *   string }} run `built`: folder of the library of this machine
 * @returns {Promise<string[]>} checks that could not be run
 */
export async function checkLibraryJob({ check, log, staging, built }) {
  const { NODE_EXTRA_CA_CERTS: certificates, npm_config_registry: registry } = process.env;
  const options = [
    ...(certificates
      ? ['--volume', `${certificates}:${CERTIFICATES}:ro`, '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`]
      : []),
    ...(registry ? ['--env', `npm_config_registry=${registry}`] : []),
  ];
  try {
    log('building the library by its job');
    const said = staging.start('library', { job: true, options });
    check('the job library ends well', true, said.split('\n').at(-1));
    return [];
  } catch (error) {
    const said = `${error.stdout ?? ''}${error.stderr ?? ''}`;
    const unreachable = said.split('\n').find((line) => /fetching .+ failed:/.test(line));
    if (!unreachable) {
      check('the job library ends well', false, said.slice(-500));
      return [];
    }
    const volume = staging.podman('volume', 'inspect', staging.volumeOf('library'), '--format', '{{.Mountpoint}}');
    fs.cpSync(built, volume, { recursive: true });
    return [`the library job (${unreachable}; its volume was filled with the library of this machine)`];
  }
}

/**
 * Checks of the profiles `observability` and `backup`: every instance is measured, no alert fires, and a dump is whole.
 */
export async function checkOperations({ check, log, staging, until }) {
  const { podman, containerOf } = staging;
  log('starting Prometheus, and the backup');
  for (const name of ['prometheus', 'backup']) staging.start(name);
  const ask = async (path) => {
    const answer = await fetch(`http://${staging.addressOf('prometheus')}:9090/api/v1/${path}`);
    return (await answer.json()).data;
  };
  const healthOf = async () => {
    const { activeTargets } = await ask('targets');
    const down = activeTargets.filter(({ health }) => health !== 'up').map(({ scrapeUrl }) => scrapeUrl);
    if (!activeTargets.length || down.length) throw new Error(`not up: ${down.join(', ') || 'none is known'}`);
    return activeTargets.length;
  };
  await outcome(check, 'Prometheus reads the metrics of every instance', () => until(healthOf));
  await outcome(check, 'Prometheus has taken the rules, and no alert fires', async () => {
    const { groups } = await ask('rules');
    const rules = groups.flatMap((group) => group.rules);
    const firing = rules.filter(({ state }) => state === 'firing').map(({ name }) => name);
    if (!rules.length || firing.length) throw new Error(firing.join(', ') || 'it has none');
    return `${rules.length} rules`;
  });
  await outcome(check, 'a dump of the database is written, and holds the notes', () =>
    until(() => {
      const dump = podman('exec', containerOf('backup'), 'sh', '-c', 'ls -1 /backup/berea-*.dump | head -n 1');
      const list = podman('exec', containerOf('backup'), 'pg_restore', '--list', dump);
      if (!/TABLE DATA content notes/.test(list)) throw new Error('there are no notes in it');
      return dump;
    }),
  );
}

const outcome = (check, name, attempt) =>
  attempt().then(
    (detail) => check(name, true, String(detail)),
    (error) => check(name, false, error.message.split('\n')[0]),
  );
