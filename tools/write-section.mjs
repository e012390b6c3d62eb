import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const RESULTS_PAGE = 'docs/results.md';

/**
 * Replaces the section of the results page between `<!-- name -->` and `<!-- /name -->`.
 * The line in front of the content says when and on what machine it was measured.
 * @param {string} root folder of the clone
 * @param {string} name
 * @param {string[]} lines Markdown
 */
export function writeSection(root, name, lines) {
  const file = path.join(root, RESULTS_PAGE);
  const page = fs.readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${RESULTS_PAGE} has no section ${name}.`);
  const made = `Measured on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${os.platform()} ${os.arch()}, ${os.cpus().length} cores.`;
  fs.writeFileSync(
    file,
    `${page.slice(0, from)}${[begin, made, '', ...lines, end].join('\n')}${page.slice(to + end.length)}`,
  );
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', RESULTS_PAGE], { cwd: root });
}
