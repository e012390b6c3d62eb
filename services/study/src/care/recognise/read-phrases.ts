import type { Phrase } from './phrase-set.js';

export type Concepts = ReadonlyMap<string, string>;

/** Reads concepts, one a line: `name: word|several words|<another concept>`. */
export function readConcepts(lines: string, given: Concepts = new Map()): Concepts {
  const concepts = new Map(given);
  for (const line of lines.trim().split('\n')) {
    const colon = line.indexOf(':');
    concepts.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return concepts;
}

/**
 * All phrases that a part of a pattern stands for: `word`, `<concept>`, `(one|of several words|or <concept>)`, and
 * groups within groups.
 */
export function readPhrases(text: string, concepts: Concepts): Phrase[] {
  return splitOutside(text, '|').flatMap((alternative) =>
    splitOutside(alternative.trim(), ' ')
      .map((part) => phrasesOf(part, concepts))
      .reduce<Phrase[]>((before, after) => before.flatMap((one) => after.map((other) => [...one, ...other])), [[]]),
  );
}

function phrasesOf(part: string, concepts: Concepts): Phrase[] {
  if (part.startsWith('(')) return readPhrases(part.slice(1, -1), concepts);
  const name = /^<(.+)>$/.exec(part)?.[1];
  if (name === undefined) return [[part]];
  const words = concepts.get(name);
  if (words === undefined) throw new Error(`No words are known for <${name}>.`);
  return readPhrases(words, concepts);
}

/** The parts of a text between such signs, where these stand neither in a group nor in the name of a concept. */
export function splitOutside(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(<'.includes(letter)) depth += 1;
    if (')>'.includes(letter)) depth -= 1;
    if (letter === sign && !depth) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter(Boolean);
}
