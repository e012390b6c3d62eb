import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { engine } from './engine.mjs';
import { pack } from './pack.mjs';
import { SERVICES } from './projects.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));

/**
 * Packs projects on this machine and makes an image of each, by the last stages of docker/Dockerfile.
 * `BUILDER`, `RUNTIME` and `NGINX` in the environment name other base images; `IMAGE_PREFIX` and `IMAGE_TAG` what the
 * images are called (berea/<project>:<version>).
 */
export async function buildImages(projects, environment = process.env) {
  const { IMAGE_PREFIX = 'berea', IMAGE_TAG = version } = environment;
  const builder = engine(environment);
  const folders = pack(projects);
  for (const [index, project] of projects.entries()) {
    const packed = `localhost/berea-packed/${project}:${IMAGE_TAG}`;
    const arguments_ = {
      PROJECT: project,
      VERSION: version,
      REVISION: revision(),
      PACKED: packed,
      ...pick(environment, ['BUILDER', 'RUNTIME', 'NGINX']),
    };
    builder.build({ file: 'docker/packed.Dockerfile', context: folders[index], tag: packed });
    const targets = SERVICES.includes(project) ? ['service', ...(project === 'study' ? ['library'] : [])] : ['site'];
    for (const target of targets) {
      const tag = `${IMAGE_PREFIX}/${target === 'library' ? 'library' : project}:${IMAGE_TAG}`;
      builder.build({ file: 'docker/Dockerfile', context: root, tag, target, arguments: arguments_ });
      console.log(tag);
    }
  }
}

const revision = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const pick = (from, names) => Object.fromEntries(names.filter((name) => from[name]).map((name) => [name, from[name]]));
