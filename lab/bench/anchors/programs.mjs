import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
const find = (name) => folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));

/** The programs that load the product and that it is set beside; on Debian, as root, they are installed when missing. */
const PACKAGES = {
  wrk: ['wrk'],
  nginx: ['nginx-light'],
  pgbench: ['postgresql-contrib'],
  diatheke: ['diatheke', 'sword-text-kjv'],
};

/** @returns {Record<keyof typeof PACKAGES, string | undefined>} where each is; undefined for what there is not */
export function findPrograms(log) {
  for (const [name, from] of Object.entries(PACKAGES)) {
    if (find(name) || !find('apt-get') || process.getuid?.() !== 0) continue;
    log(`installing ${from.join(' and ')} from Debian's packages`);
    // RUNLEVEL=1 keeps the package from starting a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...from], { stdio: 'ignore', env });
  }
  return Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, find(name)]));
}
