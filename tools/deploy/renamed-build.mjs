import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './builds.mjs';

/**
 * A build in which every hashed file has another name, as after a change of the sources: what an open tab must not
 * notice.
 * @param {string} from folder of a build
 * @param {string} to made by this call
 * @param {number} number tells one such build from the next
 */
export function renameBuild(from, to, number) {
  const names = filesIn(from).filter((name) => !/\.(?:br|gz|map)$/.test(name));
  const hashes = new Set(names.flatMap((name) => /\.([0-9a-f]{10})\./.exec(name)?.[1] ?? []));
  const anew = (text) =>
    text.replace(/[0-9a-f]{10}/g, (found) =>
      hashes.has(found) ? createHash('sha256').update(`${found}${number}`).digest('hex').slice(0, 10) : found,
    );
  for (const name of names) {
    const target = path.join(to, anew(name));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const isText = /\.(?:js|css|json|html)$/.test(name);
    fs.writeFileSync(
      target,
      isText ? anew(fs.readFileSync(path.join(from, name), 'utf8')) : fs.readFileSync(path.join(from, name)),
    );
  }
}
