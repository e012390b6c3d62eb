// node tools/containers/pack.mjs <project …>: what goes into the image of each, in dist/images/<project>.
import '../node-version.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nxBinary, nxEnvironment } from '../nx.mjs';
import { PROGRAMS, SERVICES, SITES } from './projects.mjs';
import { prunePackages } from './prune-packages.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Old files of a site that open tabs may still ask for; `npm run release` keeps them. */
const releases = process.env.BEREA_RELEASES_DIR ?? path.join(root, '.data/releases');

/**
 * Builds projects and lays out the files of their images: `app/` of a service (its programs, exactly the packages that
 * they import, a bill of materials), `site/` of a site (its build, and the hashed files of earlier releases).
 * @param {string[]} projects
 * @returns {string[]} the folders, in the same order
 */
export function pack(projects) {
  const unknown = projects.filter((project) => ![...SERVICES, ...SITES].includes(project));
  if (unknown.length)
    throw new Error(`There is no image of ${unknown.join(', ')}; there are: ${[...SERVICES, ...SITES].join(', ')}.`);
  run(process.execPath, [
    nxBinary,
    'run-many',
    '-t',
    'build',
    '-p',
    projects.join(','),
    '--output-style=static',
    '--parallel=2',
  ]);
  return projects.map((project) => {
    const folder = path.join(root, 'dist/images', project);
    fs.rmSync(folder, { recursive: true, force: true });
    if (SERVICES.includes(project)) packService(project, path.join(folder, 'app'));
    else packSite(project, path.join(folder, 'site'));
    // The mount point in an image for a folder of the host.
    fs.mkdirSync(path.join(folder, 'empty'), { recursive: true });
    return folder;
  });
}

function packService(project, app) {
  const built = path.join(root, 'dist', project);
  fs.mkdirSync(app, { recursive: true });
  const programs = ['main', ...PROGRAMS[project]].map((name) => `${name}.mjs`);
  const files = fs.readdirSync(built);
  const others = files.filter((name) => !/\.mjs(\.map)?$/.test(name));
  // Chunks that a program imports on demand.
  const chunks = files.filter((name) => /^\d+\.mjs$/.test(name));
  for (const name of [...programs, 'packages.mjs', ...chunks, ...others])
    fs.cpSync(path.join(built, name), path.join(app, name), { recursive: true });
  fs.copyFileSync(path.join(import.meta.dirname, 'health.mjs'), path.join(app, 'health.mjs'));
  prunePackages(project, app, [...programs, ...chunks]);
  // The gateway answers /remotes.json and /config.json itself; pages and their files come from servers of their own.
  const bill = run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], { cwd: app, stdio: 'pipe' });
  fs.writeFileSync(path.join(app, 'sbom.cdx.json'), bill);
}

function packSite(project, site) {
  const kept = path.join(releases, project, 'assets');
  if (fs.existsSync(kept)) fs.cpSync(kept, path.join(site, 'assets'), { recursive: true });
  fs.cpSync(path.join(root, 'dist', project), site, { recursive: true, filter: (file) => !file.endsWith('.map') });
}

function run(command, args, options = {}) {
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    env: nxEnvironment,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: 'inherit',
    ...options,
  });
  if (status !== 0) throw new Error(`${path.basename(command)} ${args[0]} ended with ${status}.`);
  return stdout;
}

if (import.meta.filename === process.argv[1]) {
  const projects = process.argv.slice(2);
  for (const folder of pack(projects.length ? projects : [...SERVICES, ...SITES])) {
    console.log(path.relative(process.cwd(), folder));
  }
}
