import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';
import { runBuild } from './run.mjs';
import { programsOf } from './service.mjs';

/**
 * A module of a project's TypeScript as Node runs it: bundled with our own libraries into a temporary file, then imported.
 * @param {string} project its folder, relative to the workspace
 * @param {string} entry relative to the project
 */
export async function importBundled(project, entry) {
  // Inside the repository, so that the bundle's imports of packages resolve.
  const folder = fs.mkdtempSync(path.join(root, 'node_modules', '.bundled-'));
  const config = programsOf(path.join(root, project), { main: entry });
  config.mode = 'production';
  config.output = { ...config.output, path: folder };
  try {
    await runBuild(config);
    return await import(pathToFileURL(path.join(folder, 'main.mjs')).href);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
