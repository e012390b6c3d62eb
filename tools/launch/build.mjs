import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { nxBinary, nxEnvironment } from '../nx.mjs';
import { readManifests, remoteProjects } from '../remotes/manifests.mjs';
import { runCommand, tailOf } from './command.mjs';
import { assertRoom, assertWritable } from './disk.mjs';
import { withProgress } from './logger.mjs';
import { codeIn, formatError, StartupError } from './startup-error.mjs';

export const SERVICES = ['auth', 'study', 'content', 'gateway'];
export const APPS = ['shell', ...remoteProjects(readManifests())];

/** Everything that a build's outcome depends on. */
const SOURCES = [
  'apps',
  'services',
  'libs',
  'notes',
  'tools/remotes',
  'tools/rspack',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  'tsconfig.server.json',
  'tsconfig.web.json',
];
const IRRELEVANT = /(^|\/)(node_modules|dist|e2e|\.DS_Store)$|\.(spec|contract)\.[a-z]+$|\.md$/;
const ROOM_MB = 200;

export const sourceHash = (root) => contentHash(root, SOURCES, (file) => IRRELEVANT.test(file.replaceAll('\\', '/')));

/**
 * Whether `dist` holds what these sources build to, with every file in place.
 * @param {string} root
 * @param {string[]} projects
 * @param {string} hash of the sources
 */
export function isBuilt(root, projects, hash) {
  return projects.every((project) => {
    const stamp = readStamp(root, project);
    return stamp?.sources === hash && stamp.files.every(([file, size]) => sizeOf(path.join(root, file)) === size);
  });
}

/**
 * Builds projects with Nx (which itself builds only what changed) and stamps their outputs.
 * @param {{ root: string, log: (text: string) => void, signal?: AbortSignal, onStart?: (pid: number) => void }} launch
 * @throws StartupError; what the build printed is shown then, and only then
 */
export async function build({ root, log, signal, onStart }, projects, hash) {
  for (const folder of ['dist', '.nx', ...projects.map((project) => `dist/${project}`)]) {
    assertWritable(path.join(root, folder));
  }
  assertRoom(root, ROOM_MB);
  for (const project of projects) fs.rmSync(stampFile(root, project), { force: true });
  const args = ['run-many', '-t', 'build', '-p', projects.join(','), '--output-style=static', '--parallel=2'];
  const { code, output } = await withProgress(log, 'still building', () =>
    runCommand(process.execPath, [nxBinary, ...args], { cwd: root, env: nxEnvironment, signal, onStart }),
  );
  if (code) throw buildProblem(output, log);
  for (const project of projects) stampBuild(root, project, hash);
}

const stampFile = (root, project) => path.join(root, 'dist', '.built', `${project.replace('/', '-')}.json`);
const sizeOf = (file) => fs.statSync(file, { throwIfNoEntry: false })?.size;

function readStamp(root, project) {
  try {
    return JSON.parse(fs.readFileSync(stampFile(root, project), 'utf8'));
  } catch {
    return null; // none, or cut short: the build is made again
  }
}

/** Notes that `dist/<project>` was built from the sources of that hash. */
export function stampBuild(root, project, sources) {
  const files = filesIn(root, path.join('dist', project)).map((file) => [file, sizeOf(path.join(root, file))]);
  if (!files.length) throw new StartupError(`The build of ${project} left nothing in dist/${project}.`);
  const file = stampFile(root, project);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ sources, files }));
}

function buildProblem(output, log) {
  const code = codeIn(output);
  if (code) return new StartupError(`The build failed. ${formatError({ code, message: '' })}`);
  log(failuresIn(tailOf(output, 2_000)));
  return new StartupError('The build failed; what it said stands above.');
}

/** The failed projects' part of Nx's output; its end if Nx itself failed. */
export function failuresIn(output) {
  const [, ...parts] = output.split(/^> nx run /m);
  const failed = (/^Failed tasks:\n\n((?:- .+\n?)+)/m.exec(output)?.[1] ?? '').match(/[^-\s]\S*:build/g) ?? [];
  const said = parts.filter((part) => failed.some((task) => part.startsWith(task)));
  return (said.length ? said.map((part) => tailOf(part.split(/^ NX /m)[0])) : [tailOf(output)]).join('\n\n');
}

/**
 * One hash over the paths and contents of files, whatever their dates: a checkout changes dates.
 * @param {string} root
 * @param {string[]} entries files and folders below `root`; missing ones count as empty
 * @param {(relative: string) => boolean} skip whether a file or folder does not matter
 * @returns {string} hexadecimal
 */
export function contentHash(root, entries, skip) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesIn(root, entry, skip)).sort()) {
    const content = fs.readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * All files of a folder, or the file itself, as paths relative to `root`.
 * @param {(relative: string) => boolean} [skip]
 */
export function filesIn(root, entry, skip = () => false) {
  if (skip(entry)) return [];
  const stat = fs.statSync(path.join(root, entry), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.isFile() ? [entry] : [];
  return fs.readdirSync(path.join(root, entry)).flatMap((name) => filesIn(root, path.join(entry, name), skip));
}
