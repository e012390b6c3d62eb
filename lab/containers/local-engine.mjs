import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const CONTAINERS = `[containers]
# Without CAP_SYS_RESOURCE, higher limits than those of this process are refused.
default_ulimits = ["nofile=20000:20000", "nproc=20000:20000"]
[engine]
cgroup_manager = "cgroupfs"
runtime = "runc"
events_logger = "file"
`;
const STORAGE = (folder) => `[storage]
driver = "overlay"
runroot = "${folder}/run"
graphroot = "${folder}/graph"
`;

/**
 * Settings under which podman and buildah work without systemd, with a store of their own that nothing else uses.
 * @param {string} folder where images and containers go
 * @returns {NodeJS.ProcessEnv} the environment for both
 */
export function containerEnvironment(folder) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'containers.conf'), CONTAINERS);
  fs.writeFileSync(path.join(folder, 'storage.conf'), STORAGE(folder));
  return {
    ...process.env,
    CONTAINERS_CONF: path.join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: path.join(folder, 'storage.conf'),
    CONTAINER_ENGINE: 'buildah',
  };
}

const NEEDED = ['podman', 'buildah', 'runc', 'mmdebstrap', 'openssl'];
const PACKAGES = [...NEEDED, 'netavark', 'aardvark-dns', 'iptables', 'catatonit', 'uidmap'];
const missing = () =>
  NEEDED.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status !== 0);

/**
 * Finds the programs, or installs them where this is Debian and we are root.
 * @returns {string[]} what is missing still
 */
export function ensureContainerPrograms(log) {
  if (missing().length && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    log(`installing ${missing().join(', ')} from Debian's packages`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { stdio: 'ignore', env });
  }
  return missing();
}
