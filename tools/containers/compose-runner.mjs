import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';

/**
 * Runs docker/compose.yml by podman alone: Debian's podman-compose knows no aliases of networks. It knows what that file
 * uses, and leaves its order to the caller.
 */
export class ComposeRunner {
  /**
   * @param {string} folder of compose.yml, .env and secrets
   * @param {NodeJS.ProcessEnv} env for podman
   */
  constructor(folder, env) {
    this.folder = folder;
    this.env = env;
    const values = parseEnv(fs.readFileSync(path.join(folder, '.env'), 'utf8'));
    const text = fs.readFileSync(path.join(folder, 'compose.yml'), 'utf8');
    const { name, services, networks, volumes } = parse(text, (_key, value) =>
      typeof value === 'string' ? substitute(value, values) : value,
    );
    Object.assign(this, { name, services, networks, volumes });
  }

  podman = (...args) =>
    execFileSync('podman', args, { env: this.env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

  containerOf = (service) => `${this.name}-${service}`;
  volumeOf = (volume) => `${this.name}_${volume}`;

  prepare() {
    for (const [network, { internal, ipam } = {}] of Object.entries(this.networks)) {
      const subnet = ipam?.config[0].subnet;
      this.podman(
        'network',
        'create',
        ...(internal ? ['--internal'] : []),
        ...(subnet ? ['--subnet', subnet] : []),
        `${this.name}_${network}`,
      );
    }
    for (const volume of Object.keys(this.volumes)) this.podman('volume', 'create', this.volumeOf(volume));
  }

  /** Starts a service; a job is waited for. */
  start(service, { job = false } = {}) {
    return this.podman(
      'run',
      ...(job ? ['--rm'] : ['-d']),
      '--name',
      this.containerOf(service),
      ...this.options(service),
    );
  }

  /** Removes everything of this name, whatever state it is in. */
  down() {
    const quiet = (...args) => {
      try {
        return this.podman(...args);
      } catch {
        return '';
      }
    };
    for (const service of Object.keys(this.services)) quiet('rm', '-f', '-t', '2', this.containerOf(service));
    for (const volume of Object.keys(this.volumes)) quiet('volume', 'rm', '-f', this.volumeOf(volume));
    for (const network of Object.keys(this.networks)) quiet('network', 'rm', '-f', `${this.name}_${network}`);
  }

  options(name) {
    const service = this.services[name];
    const list = (flag, values = []) => values.flatMap((value) => [flag, String(value)]);
    const from = (source) => (source.startsWith('.') ? path.join(this.folder, source) : this.volumeOf(source));
    const networks = Array.isArray(service.networks)
      ? Object.fromEntries(service.networks.map((network) => [network, {}]))
      : service.networks;
    const place = (given) =>
      [
        ...[name, ...(given?.aliases ?? [])].map((alias) => `alias=${alias}`),
        given?.ipv4_address && `ip=${given.ipv4_address}`,
      ]
        .filter(Boolean)
        .join(',');
    const { entrypoint, healthcheck, command = [] } = service;
    return [
      ...['--user', service.user, '--memory', service.mem_limit, '--cpus', service.cpus],
      ...['--pids-limit', String(service.pids_limit), ...(service.read_only ? ['--read-only'] : [])],
      ...(service.init ? ['--init'] : []),
      ...(service.shm_size ? ['--shm-size', service.shm_size] : []),
      ...list('--tmpfs', service.tmpfs),
      ...list('--cap-drop', service.cap_drop),
      ...list(
        '--security-opt',
        service.security_opt.map((option) => option.replace(/:true$/, '')),
      ),
      ...list(
        '--env',
        Object.entries(service.environment ?? {}).map(([key, value]) => `${key}=${value}`),
      ),
      ...list('--publish', service.ports),
      ...list(
        '--volume',
        (service.volumes ?? []).map((volume) => volume.replace(/^[^:]+/, from)),
      ),
      ...list(
        '--volume',
        (service.secrets ?? []).map(
          (secret) => `${path.join(this.folder, 'secrets', secret)}:/run/secrets/${secret}:ro`,
        ),
      ),
      ...Object.entries(networks).flatMap(([network, given]) => [
        '--network',
        `${this.name}_${network}:${place(given)}`,
      ]),
      ...(healthcheck ? ['--health-cmd', probeOf(healthcheck.test), '--health-interval', 'disable'] : []),
      ...(entrypoint ? ['--entrypoint', JSON.stringify(entrypoint)] : []),
      service.image,
      ...command,
    ];
  }
}

/** As podman takes it: a list of words, or text for a shell. */
const probeOf = ([kind, ...words]) => (kind === 'CMD' ? JSON.stringify(words) : words[0]);

/** `${NAME}`, `${NAME:-default}` and `${NAME:?what to do}`, as Compose reads them. */
function substitute(text, values) {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name, kind, rest) => {
    const value = values[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest ?? '';
  });
}
