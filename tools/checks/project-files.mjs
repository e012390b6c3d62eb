import fs from 'node:fs';
import path from 'node:path';
import { root } from './report.mjs';

const PARENTS = ['apps', 'services', 'libs', 'tools'];

/** The `project.json` of every project, by absolute path; read from the folders, so that no start of Nx is needed. */
export function projectFiles() {
  const folders = PARENTS.flatMap((parent) =>
    fs.readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
  return [...folders, 'tools', 'lab', 'apps/shell/e2e']
    .map((folder) => path.join(root, folder, 'project.json'))
    .filter((file) => fs.existsSync(file));
}

const projects = () => projectFiles().map((file) => JSON.parse(fs.readFileSync(file, 'utf8')));

/** The names of the projects that have the target. */
export const projectsWith = (target) =>
  projects()
    .filter(({ targets }) => targets?.[target])
    .map(({ name }) => name);

/** The project's targets whose names match. */
export const targetsOf = (project, pattern) =>
  Object.keys(projects().find(({ name }) => name === project)?.targets ?? {}).filter((target) => pattern.test(target));
