import { parse } from 'yaml';

/** Front matter is expected to end within this many lines and characters. */
const MOST_LINES = 200;
const MOST_CHARACTERS = 8_000;

/** Names of a sermon's fields in other programs. */
const NAMES = {
  title: ['title'],
  scripture: ['scripture', 'scriptures', 'passage', 'passages', 'reading', 'readings', 'text', 'bible', 'verses'],
  theme: ['theme', 'proposition'],
  date: ['date', 'preached', 'day'],
};

/**
 * Takes the front matter out of a text: YAML between two lines of three dashes at its very beginning.
 * @param {string} text with '\n' as its line ends
 * @returns {{ text: string, fields: { title?: string, scripture?: string, theme?: string, date?: string } }} the text as
 *   it is where it does not begin with front matter
 */
export function takeFrontMatter(text) {
  const lines = text.slice(0, MOST_CHARACTERS).split('\n').slice(0, MOST_LINES);
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.{3})$/.test(line));
  const values = lines[0] === '---' && end > 1 ? valuesIn(lines.slice(1, end).join('\n')) : undefined;
  if (!values) return { text, fields: {} };
  const fields = {};
  for (const [field, names] of Object.entries(NAMES)) {
    const value = names.map((name) => values.get(name)).find(Boolean);
    if (value) fields[field] = value;
  }
  const length = lines.slice(0, end + 1).join('\n').length;
  return { text: text.slice(length).trimStart(), fields };
}

/** @returns {Map<string, string> | undefined} by name in small letters; undefined for what has no names */
function valuesIn(block) {
  let read;
  try {
    // Every value is text: a day is no instant, and 5:13 is no number. No value may repeat another by reference.
    read = parse(block, { schema: 'failsafe', maxAliasCount: 0, logLevel: 'error' });
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
  return new Map(Object.entries(read).map(([name, value]) => [name.toLowerCase(), textOf(value)]));
}

function textOf(value) {
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  return texts
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('; ');
}
