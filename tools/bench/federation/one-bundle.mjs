import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { readManifests } from '../../remotes/manifests.mjs';
import { FIRST_FILES, firstFiles } from '../../rspack/first-files.mjs';

/**
 * The same product without federation: host and remotes in one build, whose pages still come in chunks of their own, and
 * are asked for as early as those of the remotes. It is made for the bench alone.
 * @param {{ root: string, folder: string }} options `folder`: where a `dist` comes to stand, with a shell and no remotes
 */
export async function buildOneBundle({ root, folder }) {
  const ids = readManifests().map(({ id }) => id);
  const output = path.join(folder, 'shell');
  const { default: host } = await import(path.join(root, 'apps/shell/rspack.config.mjs'));
  const config = await host({}, { mode: 'production' });
  const others = config.plugins.filter(
    (plugin) => !(plugin instanceof ModuleFederationPlugin) && plugin.name !== FIRST_FILES,
  );
  const pages = ids.map((id) => `page-${id}`);
  await run({
    ...config,
    output: { ...config.output, path: output },
    resolve: {
      ...config.resolve,
      alias: { '@module-federation/enhanced/runtime': runtimeOf(root, folder, ids) },
    },
    module: { ...config.module, rules: [...config.module.rules, pageNames] },
    plugins: [...others, firstFiles(['sign-in', 'signed-in', 'calls', ...pages])],
  });
  tellFirstFiles(folder, output, ids);
}

/** In place of the federation runtime: what a remote would expose is a chunk of this build. */
function runtimeOf(root, folder, ids) {
  const file = path.join(folder, 'runtime.mjs');
  const features = ids.map((id) => {
    const feature = path.join(root, `apps/${id}-mfe/src/feature.ts`);
    // With its page's chunk, which follows at once: as little is waited for as there is of a remote.
    return `  ${JSON.stringify(id)}: () => import(/* webpackChunkName: "page-${id}" */ ${JSON.stringify(feature)}),`;
  });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    file,
    [
      'const features = {',
      ...features,
      '};',
      'export const registerRemotes = () => {};',
      "export const loadRemote = (name) => features[name.slice(0, name.indexOf('/'))]();",
      'export const getInstance = () => undefined;',
    ].join('\n'),
  );
  return file;
}

/** Every remote names the chunk of its page 'page'; in one build each needs a name of its own. */
const pageNames = {
  test: /apps[\\/][\w-]+-mfe[\\/]src[\\/]feature\.ts$/,
  enforce: 'pre',
  loader: import.meta.filename,
};

/** A loader: gives the chunk of a remote's page the remote's own name. */
export default function loadPageNames(source) {
  const id = path.basename(path.dirname(path.dirname(this.resourcePath))).replace(/-mfe$/, '');
  return source.replaceAll('webpackChunkName: "page"', `webpackChunkName: "page-${id}"`);
}

/** What the gateway reads of remotes to ask for their files early: here they are files of the shell. */
function tellFirstFiles(folder, output, ids) {
  const file = path.join(output, 'first-files.json');
  const groups = JSON.parse(fs.readFileSync(file, 'utf8'));
  for (const id of ids) {
    const { [`page-${id}`]: files = [], ...rest } = groups;
    Object.assign(groups, rest);
    delete groups[`page-${id}`];
    const [first, ...others] = files.map((name) => `../../${name}`);
    const remote = path.join(folder, `${id}-mfe`);
    fs.mkdirSync(remote, { recursive: true });
    fs.writeFileSync(path.join(remote, 'first-files.json'), JSON.stringify({ page: others, shared: [] }));
    const remoteEntry = { path: '', name: first };
    fs.writeFileSync(path.join(remote, 'mf-manifest.json'), JSON.stringify({ metaData: { remoteEntry } }));
  }
  fs.writeFileSync(file, JSON.stringify(groups));
}

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
