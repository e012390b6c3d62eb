import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { about } from './finding.mjs';

const AGAIN = 'Build it again: npm run library';

/** The texts and works of reference: which are built, and whether they are as they were built. */
export function examineLibrary({ settings: { libraryFolder: folder } }) {
  const { ok, note, problem } = about('Library');
  const manifest = path.join(folder, 'manifest.json');
  if (!fs.existsSync(manifest)) {
    return [note('It is not built yet; npm start builds it. Without it there is the plain King James text alone.')];
  }
  let works;
  try {
    works = JSON.parse(fs.readFileSync(manifest, 'utf8')).works.filter(({ installed }) => installed);
  } catch {
    return [problem(`${manifest} cannot be read.`, AGAIN)];
  }
  const damaged = works.filter((work) => !isWhole(folder, work));
  const count = (kind) => works.filter((work) => work.kind === kind).length;
  return [
    ...damaged.map(({ title }) => problem(`The file of “${title}” is missing or damaged.`, AGAIN)),
    ...(damaged.length ? [] : [ok(`${works.length} works are built, ${count('bible')} of them translations.`)]),
  ];
}

function isWhole(folder, { file, sha256 }) {
  try {
    return (
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest('hex') === sha256
    );
  } catch {
    return false;
  }
}
