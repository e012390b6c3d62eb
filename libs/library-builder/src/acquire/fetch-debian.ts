import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '@berea/text-packs';
import { SwordModule } from '../sword/sword-module.js';
import { aside } from './aside.js';
import { checkPin } from './check-pin.js';
import { installModule } from './install-module.js';
import { run } from './run.js';
import { dataFolderOf, type DebianSource, type SwordSource } from '../sources/sources.js';

/**
 * Fetches modules from Debian's packages, without installing them and without root rights.
 * @param folder of the library's sources
 * @param log called with a line about each unknown version
 * @returns null when all of them came, else apt's last message, or the modules whose content differs from the known
 * one
 */
export function fetchFromDebian(
  folder: string,
  sources: readonly SwordSource[],
  log: (text: string) => void = () => undefined,
): Promise<string | null> {
  return aside(folder, async (temporary) => {
    const downloads = path.join(temporary, 'packages');
    fs.mkdirSync(downloads);
    const packages = sources.map(({ debian }) => debian);
    let problem = await download(temporary, downloads, packages);
    for (const file of fs.readdirSync(downloads).filter((name) => name.endsWith('.deb'))) {
      const unpacked = path.join(temporary, file.replace(/_.*$/, ''));
      const broken = await run('dpkg-deb', ['-x', path.join(downloads, file), unpacked]);
      if (broken) return broken;
      const root = path.join(unpacked, 'usr', 'share', 'sword');
      for (const conf of fs.readdirSync(path.join(root, 'mods.d'))) {
        const spoiled = pinProblem(root, conf, sources, log);
        if (spoiled === null) installModule(root, conf, path.join(folder, 'sword'));
        else problem = spoiled;
      }
    }
    return problem;
  });
}

/**
 * Fetches the data files of one of Debian's packages.
 * @param folder of the library's sources
 * @returns null when they came, else apt's last message, or that their content is not the known one
 */
export function fetchDebianData(folder: string, source: DebianSource): Promise<string | null> {
  return aside(folder, async (temporary) => {
    const problem = await download(temporary, temporary, [source.debian]);
    if (problem) return problem;
    const file = fs.readdirSync(temporary).find((name) => name.endsWith('.deb'));
    if (!file) return `apt left no package ${source.debian}`;
    const unpacked = path.join(temporary, 'unpacked');
    const broken = await run('dpkg-deb', ['-x', path.join(temporary, file), unpacked]);
    if (broken) return broken;
    const taken = path.join(temporary, 'taken');
    fs.mkdirSync(taken);
    for (const part of source.take) {
      const from = path.join(unpacked, source.root, part);
      if (!fs.existsSync(from)) return `${file} has no ${part}`;
      fs.mkdirSync(path.dirname(path.join(taken, part)), { recursive: true });
      fs.renameSync(from, path.join(taken, part));
    }
    if (filesHash(taken) !== source.known) return `${file} rejected: its ${source.name} is not what is known of it`;
    const target = path.join(folder, 'debian', dataFolderOf(source));
    fs.rmSync(target, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(taken, target);
    return null;
  });
}

/** A hash of the files of a folder: each with its name, in the order of the names. */
export function filesHash(folder: string): string {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const place = path.join(folder, file);
    if (fs.statSync(place).isFile())
      hash.update(`${file.replaceAll(path.sep, '/')}\n${sha256(fs.readFileSync(place))}\n`);
  }
  return hash.digest('hex');
}

/** A version that is newer than this program is taken, since apt has checked the signature that it came under. */
function pinProblem(root: string, conf: string, sources: readonly SwordSource[], log: (text: string) => void) {
  const source = sources.find((each) => each.module === new SwordModule(root, conf).config.id);
  return source ? checkPin(root, conf, source, 'Debian’s signature vouches for it', log) : null;
}

/** apt waits for minutes where packets vanish. */
const PATIENCE = ['http', 'https'].flatMap((scheme) => ['-o', `Acquire::${scheme}::Timeout=15`]);

/** Uses the system's package lists, else lists of our own, which any user may fetch. */
async function download(temporary: string, downloads: string, packages: readonly string[]): Promise<string | null> {
  // As root apt gives up its rights for a download, and could then not write into our folder.
  const sandbox = ['-o', 'APT::Sandbox::User=root', ...PATIENCE];
  const fetch = (options: readonly string[], names: readonly string[]) =>
    run('apt-get', [...options, 'download', ...names], { cwd: downloads });
  const problem = await fetch(sandbox, packages);
  if (problem === null || problem.endsWith('is not installed')) return problem;
  const own = [...sandbox, ...ownLists(path.join(temporary, 'apt'))];
  const noLists = await run('apt-get', [...own, 'update']);
  if (noLists) return noLists;
  const again = await fetch(own, packages);
  if (again === null) return null;
  // A package that a release lacks must not prevent the others.
  const problems = [];
  for (const name of packages) problems.push(await fetch(own, [name]));
  return problems.find((each) => each !== null) ?? null;
}

function ownLists(state: string): string[] {
  for (const part of ['lists/partial', 'cache/archives/partial'])
    fs.mkdirSync(path.join(state, part), { recursive: true });
  return [
    ['Dir::State', state],
    ['Dir::State::Lists', path.join(state, 'lists')],
    ['Dir::State::status', '/var/lib/dpkg/status'],
    ['Dir::Cache', path.join(state, 'cache')],
    ['Acquire::Languages', 'none'],
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}
