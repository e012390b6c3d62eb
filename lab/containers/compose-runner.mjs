import { execFile, execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';
import { parse } from 'yaml';

const inBackground = promisify(execFile);

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

  /**
   * Starts a service; a job is waited for.
   * @returns what podman printed: of a job, what it said
   */
  start(service, { job = false, options = [] } = {}) {
    const said = this.podman(
      'run',
      ...(job ? ['--rm'] : ['-d']),
      '--name',
      this.containerOf(service),
      ...options,
      ...this.options(service),
    );
    this.forgetNeighbours();
    return said;
  }

  /** Stops a service, starts it again and waits until it is healthy, as `docker compose up --wait` does; others go on meanwhile. */
  async restart(service) {
    const podman = (...args) => inBackground('podman', args, { env: this.env });
    const container = this.containerOf(service);
    await podman('stop', '-t', '40', container);
    await podman('start', container);
    this.forgetNeighbours();
    const { interval, retries, start_period: start } = this.services[service].healthcheck;
    for (let left = retries + seconds(start) / seconds(interval); ; left -= 1) {
      await delay(seconds(interval) * 1_000);
      try {
        return await podman('healthcheck', 'run', container);
      } catch (error) {
        if (left <= 0) throw error;
      }
    }
  }

  /**
   * Lets all containers ask again for the hardware addresses of their networks. A container that starts again has
   * another one, and a bridge, which resolves names, takes the lowest of those behind it, so another one whenever a
   * container comes or goes. Docker gives bridges an address of their own and tells the neighbours; Debian's podman
   * does not, and packets would go to the old one for half a minute.
   */
  forgetNeighbours() {
    const running = this.podman('ps', '--filter', `name=^${this.name}-`, '--format', '{{.Pid}}').split('\n');
    // One that ended meanwhile has no neighbours.
    for (const pid of running) spawnSync('nsenter', ['--target', pid, '--net', 'ip', 'neigh', 'flush', 'all']);
  }

  /** The address of a service's container, from this machine: in the named network or in any. */
  addressOf(service, network = '') {
    const { Networks: networks } = JSON.parse(
      this.podman('inspect', this.containerOf(service), '--format', '{{json .NetworkSettings}}'),
    );
    const [, { IPAddress: address }] = Object.entries(networks).find(([name]) => name.endsWith(network));
    return address;
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

/** Seconds of a duration as compose.yml has it: `5s`. */
const seconds = (duration) => Number.parseInt(duration, 10);

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
