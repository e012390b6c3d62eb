import { PhraseSet } from '../recognise/phrase-set.js';
import { readConcepts, readPhrases } from '../recognise/read-phrases.js';
import { BIBLE_NAMES } from '../words/care-words.js';
import { ENGLISH } from '../words/english.js';
import { SPANISH } from '../words/spanish.js';

const NAMES = readConcepts(`bible: ${BIBLE_NAMES.join('|')}`);

let concepts: readonly { readonly name: string; readonly set: PhraseSet }[] | undefined;

/** Concepts of the rules in both languages ('kin', 'died'), under one name if both have it. */
const allConcepts = () =>
  (concepts ??= [ENGLISH, SPANISH].flatMap(({ concepts: lines }) => {
    const read = readConcepts(lines, NAMES);
    return [...read.keys()].map((name) => ({ name, set: new PhraseSet(() => readPhrases(`<${name}>`, read)) }));
  }));

/** For each word the concepts that begin at it. */
export const conceptsAt = (tokens: readonly string[]): string[][] =>
  tokens.map((token, index) => [
    ...new Set(
      allConcepts().flatMap(({ name, set }) => (set.mayStart(token) && set.endsAt(tokens, index).size ? [name] : [])),
    ),
  ]);
