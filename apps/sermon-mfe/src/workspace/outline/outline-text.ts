import type { SermonOutline } from '@berea/contracts';

export const EMPTY_OUTLINE: SermonOutline = {
  title: '',
  text: '',
  theme: '',
  point1: '',
  point2: '',
  point3: '',
  callToAction: '',
  closingVerse: '',
};

const LINES: readonly [keyof SermonOutline, string][] = [
  ['theme', 'Theme: '],
  ['point1', 'I. '],
  ['point2', 'II. '],
  ['point3', 'III. '],
  ['callToAction', 'Call to Action: '],
  ['closingVerse', 'Closing Verse: '],
];

/** The outline as Sermon Prep shows it: a line for each part that has something. */
export const writeOutline = (outline: SermonOutline): string =>
  LINES.filter(([field]) => outline[field].trim())
    .map(([field, label]) => label + outline[field].trim())
    .join('\n');

/**
 * The parts of an outline that `writeOutline` wrote; undefined for one that was written in another way: it is not to be
 * taken apart. A part may go on over several lines.
 */
export function readOutline(text: string): Pick<SermonOutline, (typeof LINES)[number][0]> | undefined {
  if (!text.trim()) return undefined;
  const parts: SermonOutline = { ...EMPTY_OUTLINE };
  let field: keyof SermonOutline | undefined;
  for (const line of text.split('\n')) {
    const found = LINES.find(([name, label]) => line.startsWith(label) && !parts[name]);
    if (found) {
      const [name, label] = found;
      parts[name] = line.slice(label.length);
      field = name;
    } else if (field) parts[field] += `\n${line}`;
    else return undefined;
  }
  return writeOutline(parts) === text.trim() ? parts : undefined;
}
