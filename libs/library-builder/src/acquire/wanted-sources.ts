import fs from 'node:fs';
import path from 'node:path';
import { readManifest } from '@berea/text-packs';
import { swordFolders } from '../sources/available-sources.js';
import { wholeWorks } from '../build/compare-works.js';
import { RECIPES } from '../build/recipes.js';
import { isBuiltByUs } from '../build/stamps.js';
import { listModules } from '../sword/sword-module.js';
import {
  dataFolderOf,
  DEBIAN_SOURCES,
  type DebianSource,
  folderOf,
  NPM_SOURCES,
  type NpmSource,
  SWORD_SOURCES,
  type SwordSource,
} from '../sources/sources.js';

export interface WantedSources {
  readonly modules: readonly SwordSource[];
  readonly packages: readonly NpmSource[];
  readonly data: readonly DebianSource[];
}

/**
 * The missing sources of works that need them: a work that another source provides does not need one.
 * @param folder of the library
 * @param swordPath folders of the operator's modules, separated as in PATH
 */
export function wantedSources(folder: string, swordPath: string | undefined): WantedSources {
  const roots = [path.join(folder, 'sources', 'sword'), ...swordFolders(swordPath)];
  const there = new Set(roots.flatMap((root) => listModules(root, () => undefined).map(({ config }) => config.id)));
  const modules = SWORD_SOURCES.filter(({ module }) => !there.has(module));
  const packages = NPM_SOURCES.filter((each) => !fs.existsSync(path.join(folder, 'sources', 'npm', folderOf(each))));
  const data = DEBIAN_SOURCES.filter(
    (each) => !fs.existsSync(path.join(folder, 'sources', 'debian', dataFolderOf(each))),
  );
  if (!modules.length && !packages.length && !data.length) return { modules, packages, data };
  const built = wholeWorks(folder, readManifest(folder));
  const isMissed = (source: string): boolean =>
    RECIPES.some((recipe) => {
      const work = built.get(recipe.id);
      const [uses, has] =
        recipe.from === 'package' && recipe.with?.name === source
          ? [true, work?.version.endsWith(recipe.with.as)]
          : [recipe.name === source, !work?.standsIn];
      return uses && !(work && isBuiltByUs(work) && has);
    });
  return {
    modules: modules.filter(({ module }) => isMissed(module)),
    packages: packages.filter(({ name }) => isMissed(name)),
    data: data.filter(({ name }) => isMissed(name)),
  };
}
