import fs from 'node:fs';
import path from 'node:path';
import { messagesIn } from '../rspack/compile-texts.mjs';

/**
 * The catalogues of a project.
 * @param {string} project its folder
 * @returns {{ area: string, file: string, messages: ReturnType<typeof messagesIn> }[]} none where its texts have not moved
 */
export function cataloguesOf(project) {
  const folder = path.join(project, 'src/texts');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const file = path.join(folder, name);
      return { area: path.basename(name, '.ts'), file, messages: messagesIn(fs.readFileSync(file, 'utf8')) };
    });
}
