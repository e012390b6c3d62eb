import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsConfig } from './paths.mjs';
import { runBuild } from './run.mjs';

/**
 * A module of a project's TypeScript, with what it imports, as one classic script that leaves nothing on the page.
 * @param {string} file
 * @returns {Promise<{ code: string, files: string[] }>} `files`: what it was made of
 */
export async function bundleScript(file) {
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
    });
    const code = fs.readFileSync(path.join(folder, 'script.js'), 'utf8');
    return { code, files: [...stats.compilation.fileDependencies] };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
