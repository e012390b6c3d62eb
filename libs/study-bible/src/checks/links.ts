import type { Problem, Notes } from '../read-notes.js';
import { entriesOf } from '../read-notes.js';
import { plainWords } from '../plain-words.js';

/** Traditions that a view may be named by; ` and ` joins two. */
const of = (text: string): string[] => text.split(/, | and /);

/**
 * Ids are used once, each link has its target, no two answers share a phrasing, and views are named by `traditions`.
 * @param traditions the names that a view may have
 */
export function checkLinks(notes: Pick<Notes, 'entries'>, traditions: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const answers = entriesOf(notes, 'answers');
  const articles = entriesOf(notes, 'articles');
  const themes = entriesOf(notes, 'themes');
  const seen = new Map<string, string>();
  const once = (key: string, what: string, { file, line }: { file: string; line: number }): void => {
    const before = seen.get(key);
    if (before) problems.push({ file, line, text: `${what} is also in ${before}` });
    else seen.set(key, `${file}:${line}`);
  };
  for (const entry of [...answers, ...articles]) once(`id ${entry.value.id}`, `the id ${entry.value.id}`, entry);
  for (const entry of themes) once(`theme ${entry.value.id}`, `the theme ${entry.value.id}`, entry);
  for (const entry of answers) {
    const { phrasings } = entry.value;
    for (const phrasing of [...phrasings.en, ...phrasings.es])
      once(`phrasing ${plainWords(phrasing)}`, `'${phrasing}'`, entry);
  }
  const known = {
    answer: new Set(answers.map(({ value }) => value.id)),
    target: new Set([...answers, ...articles].map(({ value }) => value.id)),
    theme: new Set(themes.map(({ value }) => value.id)),
  };
  const missing = (entry: { file: string; line: number }, ids: readonly string[], kind: keyof typeof known): void => {
    for (const id of ids)
      if (!known[kind].has(id))
        problems.push({ file: entry.file, line: entry.line, text: `there is no ${kind} ${id}` });
  };
  for (const entry of answers) {
    missing(entry, entry.value.next, 'answer');
    if (entry.value.next.includes(entry.value.id)) problems.push({ ...entry, text: 'next leads to itself' });
    for (const view of entry.value.views ?? [])
      for (const name of of(view.of))
        if (!traditions.includes(name))
          problems.push({ file: entry.file, line: entry.line, text: `'${name}' is not in traditions.txt` });
  }
  for (const entry of [...entriesOf(notes, 'sections'), ...entriesOf(notes, 'books')])
    missing(entry, entry.value.themes, 'theme');
  for (const entry of entriesOf(notes, 'bridges')) missing(entry, entry.value.to, 'target');
  return problems;
}
