import path from 'node:path';
import { APPS, isBuilt, SERVICES, sourceHash } from '../launch/build.mjs';
import { assertLibraryText } from '../launch/library.mjs';
import { packagesMatch } from '../launch/packages.mjs';
import fs from 'node:fs';
import { about } from './finding.mjs';

const START = 'Run: npm start';

/** Node, the packages, the library text and the built files of the clone at `root`. */
export function examineClone({ root }) {
  const packages = packagesMatch(root);
  return [
    about('Node').ok(`${process.version} on ${process.platform}-${process.arch}.`),
    packages
      ? about('Packages').ok('What package-lock.json asks for is installed.')
      : about('Packages').problem(
          'What is installed is not what package-lock.json asks for.',
          `${START} (it installs them)`,
        ),
    ...(packages ? [libraryText(root)] : []),
    ...builds(root),
  ];
}

function libraryText(root) {
  const { ok, problem } = about('Library text');
  try {
    assertLibraryText(root);
    return ok('The King James Version is in place, 31,102 verses.');
  } catch (error) {
    return problem(error.message.split('. ')[0] + '.', 'Remove the folder node_modules, then run: npm start');
  }
}

function builds(root) {
  const { ok, note, problem } = about('Build');
  const projects = [...SERVICES, ...APPS];
  const missing = projects.filter((project) => !fs.existsSync(path.join(root, 'dist', project)));
  if (missing.length) return [problem(`Not built yet: ${missing.join(', ')}.`, `${START} (it builds them)`)];
  if (isBuilt(root, projects, sourceHash(root))) return [ok('Services and web are built, and up to date.')];
  return [
    note('The sources changed after the last build, or built files are missing; the next npm start builds again.'),
  ];
}
