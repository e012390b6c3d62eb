import type { Pack } from '@berea/text-packs';
import { EXPLAINED_WORDS } from './explained-signs.js';
import type { Finding } from './findings.js';

/** Signs that no text for readers should have; each pattern includes the word with the sign. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  'markup left over': /\S*(?:[\\{}<>|_@^~]|&#?\w+;|\b[HG]0\d{3,})\S*/gu,
  'no space behind a sign': /\S*\p{L}[,;:!?]\p{L}\S*/gu,
  'a space too many': /\S* {2,}\S*/gu,
};

/**
 * Inspects the texts of a commentary, a dictionary or a list of topics for damage from the source or from our reading.
 * The place is the place in the pack.
 * @param id of the work
 */
export function inspectProse(id: string, pack: Pack): Finding[] {
  const explained = EXPLAINED_WORDS[id] ?? [];
  return [...textsIn(pack, '')].flatMap(([place, text]) =>
    Object.entries(SIGNS).flatMap(([check, sign]) =>
      [...text.matchAll(sign)].map(([words]): Finding => {
        const known = explained.find((each) => each.check === check && each.words.test(words));
        return { place, check, words, ...(known && { reason: known.reason }) };
      }),
    ),
  );
}

/** Every text, with its place: `notes.12.text` */
function* textsIn(part: unknown, place: string): Iterable<[place: string, text: string]> {
  if (typeof part === 'string') yield [place, part];
  else if (typeof part === 'object' && part !== null) {
    for (const [name, inner] of Object.entries(part)) yield* textsIn(inner, place ? `${place}.${name}` : name);
  }
}
