import type { SermonOutline } from '@berea/contracts';
import { SERMON_LIMITS } from '@berea/contracts/values';
import type { SermonText } from '../../saving/sermon-text.js';

/** The builder's view of a sermon: three of its eight parts are the sermon's own fields, five are lines of its outline. */
export interface BuiltOutline extends SermonOutline {
  /** What an outline of another make has above the first of those lines; '' where there is nothing. */
  readonly before: string;
}

/** The fields of a sermon that the builder shows and writes. */
export type OutlineFields = Pick<SermonText, 'title' | 'scripture' | 'theme' | 'outline'>;

type Line = 'point1' | 'point2' | 'point3' | 'callToAction' | 'closingVerse';

const LINES: readonly [Line, string][] = [
  ['point1', 'I. '],
  ['point2', 'II. '],
  ['point3', 'III. '],
  ['callToAction', 'Call to Action: '],
  ['closingVerse', 'Closing Verse: '],
];

/** Outlines of earlier releases began with the theme, which is a field of its own. */
const THEME = 'Theme: ';

/** No word of the outline is lost on the way to its parts and back: what no part begins goes on with the part before it. */
function readLines(outline: string): Record<Line | 'before', string> {
  const read = { before: '', point1: '', point2: '', point3: '', callToAction: '', closingVerse: '' };
  let at: Line | 'before' = 'before';
  let first = true;
  for (const line of outline.split('\n')) {
    const found = LINES.find(([part, label]) => line.startsWith(label) && !read[part]);
    if (found) {
      const [part, label] = found;
      read[part] = line.slice(label.length);
      at = part;
    } else read[at] += first ? line : `\n${line}`;
    first = false;
  }
  return read;
}

/** The eight parts of a sermon, as its fields have them. */
export function outlineOf({ title, scripture, theme, outline }: OutlineFields): BuiltOutline {
  const { before, ...lines } = readLines(outline);
  const named = before.startsWith(THEME) ? before.slice(THEME.length).trim() : '';
  const isTheme = named !== '' && named.length <= SERMON_LIMITS.theme && [named, ''].includes(theme.trim());
  return { title, text: scripture, ...lines, ...(isTheme ? { theme: theme || named, before: '' } : { theme, before }) };
}

/** The fields of a sermon whose parts these are. */
export const fieldsOf = (built: BuiltOutline): OutlineFields => ({
  title: built.title,
  scripture: built.text,
  theme: built.theme,
  outline: [
    ...(built.before.trim() ? [built.before] : []),
    ...LINES.filter(([part]) => built[part].trim()).map(([part, label]) => label + built[part]),
  ].join('\n'),
});
