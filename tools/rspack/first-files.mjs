import { rspack } from '@rspack/core';
import { OWN_PAINT } from './first-paint.mjs';

/** By this name it is found among the plugins of a build. */
export const FIRST_FILES = 'first-files';

/** Shared modules of the host that come in chunks of their own, as the bundler names what provides them. */
const PROVIDED = /^provide (?:shared )?module .*?@berea\/ui\/(forms|data)@/;

/**
 * The chunk that the entry of a remote leads to first, as the bundler names it: a few bytes, which lead on to the page.
 */
const EXPOSED = '__federation_expose_feature';

/** And as it names what a remote takes of them. */
const CONSUMED = /consume.shared.module.*?@berea\/ui\/(forms|data)\b/;

/**
 * Writes `first-files.json`: what a page needs beside the scripts that it names itself, so that the browser is told of all
 * of it at once instead of finding one file by the other. Lists of files by the name of their group: chunks that carry a
 * name (`webpackChunkName`), and shared modules. Beside a remote's `page`, `shared` names those that it takes of the host,
 * and `firstPaint` the script by which it paints its page before, where it has one.
 * @param {readonly string[]} groups
 */
export const firstFiles = (groups) => ({
  name: FIRST_FILES,
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('berea', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'berea', stage }, () => {
        const files = Object.fromEntries(groups.map((group) => [group, new Set()]));
        const entry = [...compilation.entrypoints.values()].flatMap((each) => each.getFiles());
        for (const group of compilation.chunkGroups) {
          const names = [
            group.name,
            ...group.origins.map(({ module }) => PROVIDED.exec(module?.identifier() ?? '')?.[1]),
          ];
          for (const name of names)
            for (const file of group.getFiles()) files[name === EXPOSED ? 'page' : name]?.add(file);
        }
        const lists = Object.entries(files).map(([name, list]) => [
          name,
          [...list].filter((file) => /\.(?:js|css)$/.test(file) && !entry.includes(file)),
        ]);
        for (const [name, list] of lists)
          if (!list.length) throw new Error(`No chunk of this build is named '${name}'.`);
        const page = groups.includes('page') && { shared: consumedBy(compilation, 'page') };
        const own = Object.keys(compilation.assets).filter((asset) => OWN_PAINT.test(asset));
        const text = JSON.stringify({ ...Object.fromEntries(lists), ...page, ...(own.length && { firstPaint: own }) });
        compilation.emitAsset('first-files.json', new rspack.sources.RawSource(text));
      });
    });
  },
});

/** Shared modules that a chunk of this name is evaluated with. */
function consumedBy(compilation, name) {
  const chunks = compilation.chunkGroups.filter((group) => group.name === name).flatMap(({ chunks }) => chunks);
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.flatMap((module) => CONSUMED.exec(module.identifier())?.[1] ?? []))].sort();
}
