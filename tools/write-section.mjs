import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const RESULTS_PAGE = 'docs/results.md';

const isRow = (line) => line.startsWith('|');
const isRule = (line) => /^\|[\s|:-]+\|$/.test(line);
const labelOf = (row) => row.split('|')[1].trim();
/** Identity of a row: its cells without figures, since a label may hold one (`4,286 notes`). */
const nameOf = (row) => labelOf(row).replace(/[\d,.]+/g, '#');

/**
 * The first table of what was measured, with those rows that the page shows. A page without rows takes all of them.
 * @param {string[]} shown the section as it is
 * @param {string[]} lines what was measured
 * @throws Error when a row of the page was not measured
 */
export function rowsOf(shown, lines) {
  const from = lines.findIndex(isRow);
  if (from < 0) return lines;
  const length = lines.slice(from).findIndex((line) => !isRow(line));
  const [head, rule, ...rows] = lines.slice(from, length < 0 ? undefined : from + length);
  const wanted = shown.filter((line) => isRow(line) && !isRule(line)).slice(1);
  const names = new Set(wanted.map(nameOf));
  const missing = wanted.find((row) => !rows.some((each) => nameOf(each) === nameOf(row)));
  if (missing) throw new Error(`${RESULTS_PAGE} shows '${labelOf(missing)}', which was not measured.`);
  return [head, rule, ...rows.filter((row) => !names.size || names.has(nameOf(row)))];
}

/**
 * Replaces the section of the results page between `<!-- name -->` and `<!-- /name -->`: the day and the machine, and the
 * rows that the page shows.
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
  const made = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.platform()} ${os.arch()}, ${os.cpus().length} cores`;
  const rows = rowsOf(page.slice(from, to).split('\n'), lines);
  const written = [begin, '', made, '', ...rows, '', end].join('\n');
  fs.writeFileSync(file, page.slice(0, from) + written + page.slice(to + end.length));
}
