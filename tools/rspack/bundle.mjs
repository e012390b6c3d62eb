import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { root, tsConfig } from './paths.mjs';
import { programsOf } from './service.mjs';

/**
 * A module of a project's TypeScript as Node runs it: bundled with our own libraries into a temporary file, then imported.
 * @param {string} project its folder, relative to the workspace
 * @param {string} entry relative to the project
 */
export async function importBundled(project, entry) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-bundled-'));
  // The bundle imports packages.
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const config = programsOf(path.join(root, project), { main: entry });
  config.mode = 'production';
  const built = path.join(folder, 'built');
  config.output = { ...config.output, path: built };
  try {
    await runBuild(config);
    return await import(pathToFileURL(path.join(built, 'main.mjs')).href);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A module of a project's TypeScript, with what it imports, as one classic script that leaves nothing on the page.
 * @param {string} file
 * @param {Record<string, unknown>} values what is written in place of names
 * @returns {Promise<{ code: string, files: string[] }>} `files`: what it was made of
 */
export async function bundleScript(file, values) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-script-'));
  try {
    const stats = await runBuild({
      mode: 'production',
      devtool: false,
      target: ['web', 'es2022'],
      context: path.dirname(file),
      entry: { script: file },
      output: { path: folder, filename: '[name].js' },
      resolve: { extensions: ['.ts', '.js'], extensionAlias: { '.js': ['.ts'] }, tsConfig },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
          },
        ],
      },
      plugins: [
        new rspack.DefinePlugin(
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
        ),
      ],
    });
    const code = fs.readFileSync(path.join(folder, 'script.js'), 'utf8');
    return { code, files: [...stats.compilation.fileDependencies] };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a build once.
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<import('@rspack/core').Stats>}
 * @throws what it failed with
 */
const runBuild = (config) =>
  new Promise((resolve, reject) =>
    rspack(config).run((error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(stats),
    ),
  );
