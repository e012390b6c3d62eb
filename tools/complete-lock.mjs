// Adds to package-lock.json the optional platform packages that a partial registry mirror could not serve:
// without these entries `npm ci` refuses the lock on the platforms concerned. `--check` only reports (exit code 1 when some are missing).
import fs from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const packages = lock.packages;

/** The lock's key of `name` as seen from the package at key `from`, walking up like Node's resolution; null when absent. */
function resolve(from, name) {
  for (let at = from; ;) {
    const key = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[key]) return key;
    if (!at) return null;
    const up = at.lastIndexOf('/node_modules/');
    at = up >= 0 ? at.slice(0, up) : '';
  }
}

const SYSTEMS = ['darwin', 'win32', 'freebsd', 'linux', 'android', 'openharmony'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm'];
const match = (name, words) => words.find((word) => new RegExp(`(^|[-/@])${word}($|[-.])`).test(name));

const added = [];
for (const [key, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolve(key, name) || !/^\d/.test(range)) continue;
    const os = match(name, SYSTEMS);
    const cpu = match(name, PROCESSORS);
    packages[`node_modules/${name}`] = {
      version: range,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      // Else npm would fetch it on systems with glibc, too.
      ...(/[-.]musl/.test(name) ? { libc: ['musl'] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added.push(`${name}@${range}`);
  }
}

if (process.argv.includes('--check')) {
  if (added.length) console.error(`package-lock.json lacks ${added.length} platform packages; run: npm run lock`);
  process.exit(added.length ? 1 : 0);
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`added ${added.length} platform packages`);
