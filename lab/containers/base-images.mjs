import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const prefix = 'localhost/berea-verify';
const root = path.resolve(import.meta.dirname, '../..');

/** Stand-ins for the published base images, made from Debian's packages; those that are there already stay. */
export function makeBaseImages(folder, env, log) {
  const has = (name) => spawnSync('podman', ['image', 'exists', `${prefix}/${name}`], { env }).status === 0;
  if (!has('debian')) {
    log('making a Debian base image');
    const tar = path.join(folder, 'debian.tar');
    execFileSync(
      'mmdebstrap',
      ['--quiet', '--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', tar],
      { env },
    );
    execFileSync('podman', ['import', '--quiet', tar, `${prefix}/debian`], { env });
    fs.rmSync(tar);
  }
  const context = path.join(folder, 'context');
  fs.mkdirSync(context, { recursive: true });
  fs.copyFileSync(process.execPath, path.join(context, 'node'));
  fs.rmSync(path.join(context, 'npm'), { recursive: true, force: true });
  fs.cpSync(npmFolder(), path.join(context, 'npm'), { recursive: true, verbatimSymlinks: true });
  fs.copyFileSync(
    path.join(root, 'docker/verify/postgres-entrypoint.sh'),
    path.join(context, 'postgres-entrypoint.sh'),
  );
  for (const name of ['node', 'builder', 'nginx', 'redis', 'postgres', 'prometheus']) {
    if (has(name)) continue;
    log(`making a base image of ${name}`);
    const file = path.join(root, 'docker/verify/Dockerfile');
    execFileSync(
      'buildah',
      ['bud', '--isolation', 'chroot', '--format', 'docker', '--file', file, '--target', name].concat(
        '--build-arg',
        `DEBIAN=${prefix}/debian`,
        '--tag',
        `${prefix}/${name}`,
        context,
      ),
      { env, stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 64 << 20 },
    );
  }
  return {
    BUILDER: `${prefix}/builder`,
    RUNTIME: `${prefix}/node`,
    NGINX: `${prefix}/nginx`,
    NGINX_IMAGE: `${prefix}/nginx`,
    REDIS_IMAGE: `${prefix}/redis`,
    POSTGRES_IMAGE: `${prefix}/postgres`,
    PROMETHEUS_IMAGE: `${prefix}/prometheus`,
  };
}

/** Folder of this machine's npm: its program is in `bin` of that folder. */
function npmFolder() {
  const program = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  return path.resolve(fs.realpathSync(program), '../..');
}
