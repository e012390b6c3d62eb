import type { Phrase } from './phrase-set.js';

export type Concepts = ReadonlyMap<string, string>;

/**
 * Reads concepts, one a line: `name: word|several words|<another concept>`.
 * @throws Error for a concept that is not known
 */
export function readConcepts(lines: string, given: Concepts = new Map()): Concepts {
  const concepts = new Map(given);
  for (const line of lines.trim().split('\n')) {
    const colon = line.indexOf(':');
    concepts.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  for (const words of concepts.values()) assertKnown(words, concepts);
  return concepts;
}

/** Phrases are written out late, so a slip in a name is looked for when the names are read. */
export function assertKnown(text: string, concepts: Concepts): void {
  for (const [, name = ''] of text.matchAll(/<([^<>]+)>/g)) wordsOf(name, concepts);
}

function wordsOf(name: string, concepts: Concepts): string {
  const words = concepts.get(name);
  if (words === undefined) throw new Error(`No words are known for <${name}>.`);
  return words;
}

/**
 * All phrases that a part of a pattern matches: `word`, `<concept>`, `(one|of several words|or <concept>)`, and groups
 * within groups.
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
  return name === undefined ? [[part]] : readPhrases(wordsOf(name, concepts), concepts);
}

/** The parts of a text between such signs, but for signs in a group or in the name of a concept. */
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
