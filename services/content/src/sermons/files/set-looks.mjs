// How strong and emphasised words travel through one line: signs that no font has, taken out of the document first.
const SIGNS = { strong: ['\ue002', '\ue003'], em: ['\ue004', '\ue005'] };

/** Sign written at an element's start; '' for an element that does not change the look of words. */
export const beginOf = (name) => SIGNS[name]?.[0] ?? '';
/** Sign written at its end. */
export const endOf = (name) => SIGNS[name]?.[1] ?? '';

/** Words of a document without such signs. */
export const withoutLooks = (words) => words.replace(/[\ue002-\ue005]/g, '');

/**
 * The lines of a text with asterisks around what is strong or emphasised: around words, never around blanks.
 * @param {(words: string) => boolean} mayBeWhole whether a line may have one look from its beginning to its end
 * @returns {string[]} those with words
 */
export function withLooks(text, mayBeWhole) {
  const look = { strong: 0, em: 0 };
  return text
    .split('\n')
    .map((line) => {
      const pieces = piecesOf(line, look);
      const plain = pieces.map(({ words }) => words).join('');
      const isWhole = new Set(pieces.filter(({ words }) => words.trim()).map(({ stars }) => stars)).size === 1;
      const written = isWhole && !mayBeWhole(plain.trim()) ? plain : pieces.map(starred).join('');
      return written.replace(/[\t ]+/g, ' ').trim();
    })
    .filter(Boolean);
}

/** The pieces of a line with one look each. @param look what is open where it begins; where it ends, afterwards */
function piecesOf(line, look) {
  const pieces = [];
  for (const words of line.split(/([\ue002-\ue005])/)) {
    const [name, [begin]] = Object.entries(SIGNS).find(([, signs]) => signs.includes(words)) ?? ['', []];
    if (name) look[name] += words === begin ? 1 : -1;
    else if (words) {
      const stars = '*'.repeat((look.strong > 0 ? 2 : 0) + (look.em > 0 ? 1 : 0));
      if (pieces.at(-1)?.stars === stars) pieces.at(-1).words += words;
      else pieces.push({ words, stars });
    }
  }
  return pieces;
}

/** Asterisks of the document's own would end the look, or begin another. */
function starred({ words, stars }) {
  const inside = words.trim();
  if (!stars || !inside || inside.includes('*')) return words;
  const start = words.indexOf(inside);
  return `${words.slice(0, start)}${stars}${inside}${stars}${words.slice(start + inside.length)}`;
}
