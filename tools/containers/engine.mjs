import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const onPath = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, name)));
/** Whether Docker's program has a server to speak to. */
const dockerAnswers = () => onPath('docker') && spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

/**
 * The program that builds images here: Docker if its server answers, else Buildah.
 * @throws Error when there is neither
 */
export function engine(environment = process.env) {
  if (environment.CONTAINER_ENGINE !== 'buildah' && dockerAnswers())
    return { name: 'docker', build: build('docker', ['build']) };
  if (onPath('buildah')) {
    // Docker's image format, since the other one has no health checks; times fixed, so that equal content gives equal images.
    const options = ['bud', '--isolation', 'chroot', '--format', 'docker', '--timestamp', '0', '--layers=false'];
    return { name: 'buildah', build: build('buildah', options) };
  }
  throw new Error(
    'Images are built by Docker or Buildah, and there is neither. On Debian: apt-get install buildah podman.',
  );
}

const build =
  (program, options) =>
  ({ file, context, tag, target, arguments: given = {} }) => {
    const args = [
      ...options,
      ...['--file', path.join(root, file), '--tag', tag],
      ...(target ? ['--target', target] : []),
      ...Object.entries(given).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
      context,
    ];
    const { status, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 << 20 });
    if (status !== 0)
      throw new Error(`${program} could not build ${tag}:\n${(stderr || stdout).split('\n').slice(-15).join('\n')}`);
  };
