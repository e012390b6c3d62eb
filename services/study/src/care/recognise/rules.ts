import { parseReferences } from '@berea/scripture';
import type { Trouble } from '../answer/care-sentences.js';
import { BIBLE_NAMES, type CareWords, type Distress, DISTRESSES } from '../words/care-words.js';
import { ENGLISH } from '../words/english.js';
import { SPANISH } from '../words/spanish.js';
import { findPattern, type Pattern, readPatterns, type Span } from './pattern.js';
import { PhraseSet } from './phrase-set.js';
import { readConcepts, readPhrases } from './read-phrases.js';
import { tokensOf } from './tokens.js';

export interface Recognised {
  readonly distress: Distress;
  readonly language: 'en' | 'es';
  /** Subject of a question for others; for one's own distress, the nearest one */
  readonly trouble: Trouble;
  /** The pattern that matched, for maintaining the rules */
  readonly by: string;
  /** The message itself says little: it goes on after a care answer */
  readonly followUp?: true;
  /** Grief over a death in old age or long ago, or over an animal: it asks for words and a verse, and for no emergency number */
  readonly gentle?: boolean;
}

/** Takes the place of a word that only sounds like distress. */
const TAKEN_OUT = '·';

/** How the heading begins over patterns of single words, which are asked when no other fits. */
const LAST = 'last of all';

/** Bounds what one figure of speech, said again and again, may cost. */
const MOST_FIGURES = 50;

interface Language {
  readonly language: 'en' | 'es';
  readonly figurative: readonly Pattern[];
  readonly study: readonly Pattern[];
  readonly patterns: ReadonlyMap<Distress, readonly Pattern[]>;
  readonly far: PhraseSet;
  readonly acute: PhraseSet;
  readonly old: PhraseSet;
  readonly pet: PhraseSet;
  readonly person: PhraseSet;
  readonly young: PhraseSet;
  readonly spouse: PhraseSet;
}

const names = readConcepts(`bible: ${BIBLE_NAMES.join('|')}`);

function readLanguage({ language, concepts: lines, figurative, study, patterns }: CareWords): Language {
  const concepts = readConcepts(lines, names);
  const setOf = (name: string) => new PhraseSet(() => readPhrases(`<${name}>`, concepts));
  return {
    language,
    figurative: readPatterns(figurative, concepts),
    study: readPatterns(study, concepts),
    patterns: new Map(DISTRESSES.map((distress) => [distress, readPatterns(patterns[distress], concepts)])),
    far: setOf('far'),
    acute: setOf('acute'),
    old: setOf('old'),
    pet: setOf('pet'),
    // English names friends among them as well; Spanish patterns name these one by one.
    person: setOf(language === 'en' ? 'loved' : 'kin'),
    young: setOf('young'),
    spouse: setOf('spouse'),
  };
}

const WORDS: readonly CareWords[] = [ENGLISH, SPANISH];

let languages: readonly Language[] | undefined;
const allLanguages = (): readonly Language[] => (languages ??= WORDS.map(readLanguage));

/** Every word of a list or a pattern. */
const vocabulary = new Set(
  WORDS.flatMap(({ concepts, figurative, study, patterns }) => [
    concepts,
    figurative,
    study,
    ...Object.values(patterns),
  ])
    .join(' ')
    .match(/[a-z]+(?!\*)/g),
);

/** A sentence about these expresses no distress: no gap of a pattern reaches across them. */
const NAMES = new Set([...BIBLE_NAMES, TAKEN_OUT]);

/** Words for other persons: one's own wish before such a word and a death after it are not one sentence. */
const OTHERS = new Set(['he', 'she', 'they', 'his', 'her', 'their', 'your', 'ella', 'ellos', 'su', 'sus']);

/** A rule that fits. A weak one proves nothing beside a question about Scripture. */
export type Rule = Recognised & { readonly weak: boolean };

/** A message as the rules and the model read it. */
export interface Reading {
  /** The words as they were written, and without those that only sound like distress */
  readonly written: readonly string[];
  readonly read: readonly string[];
  /** Whether it names a place in Scripture, and whether it plainly asks about Scripture */
  readonly asked: boolean;
  readonly studies: boolean;
}

export function readMessage(message: string): Reading {
  const asked = parseReferences(message).length > 0;
  const text = asked ? withoutQuotations(message) : message;
  const written = tokensOf(text, (word) => vocabulary.has(word));
  const read = allLanguages().reduce((tokens, { figurative }) => takeOut(tokens, figurative), written);
  const studies = asked || allLanguages().some(({ study }) => study.some((each) => findPattern(each, written, never)));
  return { written, read, asked, studies };
}

/** The first rule that fits. */
export function findRule({ read, studies }: Reading): Rule | undefined {
  const named = (index: number) => NAMES.has(read[index] ?? '');
  const told = (index: number) => named(index) || OTHERS.has(read[index] ?? '');
  const blockedIn = (distress: Distress) =>
    distress === 'for-another' ? never : distress === 'violence' ? named : told;
  // A plain statement goes before a lone word that may belong to any trouble.
  for (const last of [false, true]) {
    for (const distress of DISTRESSES) {
      for (const words of allLanguages()) {
        const { language, patterns, far, acute } = words;
        for (const pattern of patterns.get(distress) ?? []) {
          if (pattern.heading.startsWith(LAST) !== last || (pattern.weak && studies)) continue;
          const span = findPattern(pattern, read, blockedIn(distress));
          if (!span || (distress === 'grief' && has(read, far) && !has(read, acute))) continue;
          const trouble = troubleOf(distress, pattern);
          const gentle = trouble === 'grief' && isGentle(read, words, span);
          return { distress, language, trouble, by: pattern.line, weak: pattern.weak, gentle };
        }
      }
    }
  }
  return undefined;
}

const TROUBLES: readonly Trouble[] = ['self-harm', 'violence', 'harm', 'grief'];

const troubleOf = (distress: Distress, { heading }: Pattern): Trouble =>
  TROUBLES.find((each) => each === heading || each === distress) ?? 'self-harm';

/** How many words before and behind what a rule fits tell of whom it speaks. */
const AROUND = 2;

/**
 * Whether the mourned one was old, died long ago, or is an animal. Age and time may be told anywhere in the message. An
 * animal counts only if no person is named beside the death: near the words that tell of it, or in the whole message
 * where the animal is named elsewhere ('our dog died and we buried it').
 */
function isGentle(
  read: readonly string[],
  { old, pet, person, young, spouse, far, acute }: Language,
  { start, end }: Span,
): boolean {
  const near = read.slice(Math.max(0, start - AROUND), end + AROUND);
  const among = has(near, pet) ? near : read;
  if ((has(among, pet) && !has(among, person)) || has(read, far)) return true;
  return has(read, old) && !has(near, young) && !(has(near, spouse) && has(read, acute));
}

const never = () => false;

const has = (tokens: readonly string[], set: PhraseSet): boolean =>
  tokens.some((_, index) => set.endsAt(tokens, index).size > 0);

/** Beside a reference, quoted words are Scripture. */
const withoutQuotations = (message: string): string => message.replace(/[“"«][^”"»]{0,400}[”"»]/g, ' ');

function takeOut(tokens: readonly string[], figures: readonly Pattern[]): string[] {
  const left = [...tokens];
  for (const figure of figures) {
    let span = findPattern(figure, left, never);
    for (let count = 0; span && count < MOST_FIGURES; count += 1) {
      left.fill(TAKEN_OUT, span.start, span.end);
      span = findPattern(figure, left, never, span.end);
    }
  }
  return left;
}
