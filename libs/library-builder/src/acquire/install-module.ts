import fs from 'node:fs';
import path from 'node:path';
import { parseModuleConfig } from '../sword/module-config.js';

/**
 * Moves a module into a folder of modules: its data first, then its configuration, because the configuration makes the
 * module count.
 * @param from a folder that holds `mods.d` and `modules`
 * @param confFile name of its configuration in `mods.d`
 */
export function installModule(from: string, confFile: string, to: string): void {
  const conf = path.join(from, 'mods.d', confFile);
  const { dataPath } = parseModuleConfig(fs.readFileSync(conf, 'latin1'));
  const data = dataPath.replace(/(?<!\/)\/+$/, '');
  const isFolder = fs.statSync(path.join(from, data), { throwIfNoEntry: false })?.isDirectory();
  const folder = isFolder ? data : path.dirname(data);
  // It would replace all modules.
  if (folder === '.') throw new Error(`${confFile} names no folder of its own.`);
  const target = path.join(to, folder);
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.renameSync(path.join(from, folder), target);
  fs.mkdirSync(path.join(to, 'mods.d'), { recursive: true });
  fs.renameSync(conf, path.join(to, 'mods.d', confFile));
}
