import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InstalledWork, sha256 } from '@berea/text-packs';
import type { SwordModule } from '../sword/sword-module.js';

/** Identifies the state of this program: its built file holds everything that a pack depends on. */
const importerStamp = (): string => sha256(fs.readFileSync(fileURLToPath(import.meta.url)));

/** Identifies the state of a module: its configuration, and the names and sizes of its files. */
export function moduleStamp(module: SwordModule): string {
  const files = module.files().map((file) => `${path.basename(file)} ${fs.statSync(file).size}`);
  return sha256([JSON.stringify(module.config), ...files].join('\n'));
}

/** The stamp of a work: the state of this program, and of the work's source. */
export const workStamp = (sourceStamp: string): string => `${importerStamp()}.${sha256(sourceStamp)}`;

/** Whether this state of the program built it. */
export const isBuiltByUs = ({ stamp }: Pick<InstalledWork, 'stamp'>): boolean => stamp.startsWith(importerStamp());
