import { textsOf } from '../entry-texts.js';
import type { Entry } from '../read-notes.js';

const RULES: readonly (readonly [RegExp, string])[] = [
  [/"/, 'Scripture is between “ and ”, a word that is spoken of between ‘ and ’'],
  [/(?:^|[^\p{L}])'|'(?=[^\p{L}])(?<!s')/u, "' is an apostrophe only"],
  [/!/, 'no exclamation mark'],
  [/\b(?:we|us|our|ours|ourselves)\b/i, "no 'we' of writer and reader"],
  [/--|—|–/, 'a dash is a hyphen between spaces'],
  [/ {2}|^ | $/, 'a space too many'],
  [/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu, 'a word twice'],
  [/\.\.\./, 'left out words are …'],
];

/** The marks that other checks rely on, and the manner that the style asks for. */
export const checkSigns = (entry: Entry): string[] =>
  textsOf(entry).flatMap(({ at, text, language }) => {
    const bare = withoutSpoken(text);
    return RULES.filter(([sign], index) => (language === 'en' || index !== 3) && sign.test(bare)).map(
      ([, rule]) => `${at}: ${rule}`,
    );
  });

/** With a single letter for what is between “ and ”, or ‘ and ’. */
function withoutSpoken(text: string): string {
  let depth = 0;
  let bare = '';
  for (const sign of text) {
    if (sign === '“' || sign === '‘') {
      if (!depth) bare += 'x';
      depth += 1;
    } else if ((sign === '”' || sign === '’') && depth) depth -= 1;
    else if (!depth) bare += sign;
  }
  return bare;
}
