import { ARAMAIC_STEMS, HEBREW_STEMS } from './morphology.js';

/** What is asked of the form of a Greek or Hebrew word: words of its description, or its code. */
export interface Parsing {
  /** As they are typed, for readers. */
  readonly written: string;
  /** In lower case, as descriptions have them; a form has all of them. */
  readonly words: readonly string[];
  readonly code?: string;
}

const stems = new Set(
  [HEBREW_STEMS, ARAMAIC_STEMS].flatMap((each) => Object.values(each).map((stem) => stem.toLowerCase())),
);
/** Stems have one word each, except for the passive Qal. */
const STEM_WORDS = [...stems].filter((stem) => !stem.includes(' '));

/** Words that name a form and that no English Bible has: a query of such words asks for forms. */
const CERTAIN = new Set([
  ...`aorist imperfect pluperfect indicative imperative subjunctive optative infinitive participle nominative genitive
  dative accusative vocative neuter masculine feminine singular plural cohortative jussive sequential verb noun adjective
  adverb preposition pronoun conjunction comparative superlative`.split(/\s+/),
  ...STEM_WORDS,
]);

/** Words that name a form, and are words of the text as well. */
const POSSIBLE = new Set(
  `present future perfect active middle passive first second third person common both dual absolute construct determined
  article particle suffix interjection proper name demonstrative relative interrogative personal indefinite negative
  cardinal ordinal number gentilic`.split(/\s+/),
);

/** Other names, and what scholars write for short. */
const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  `aor:aorist impf:imperfect pres:present fut:future perf:perfect pf:perfect plup:pluperfect act:active mid:middle
  pass:passive ind:indicative imper:imperative impv:imperative subj:subjunctive opt:optative inf:infinitive ptc:participle
  ptcp:participle part:participle nom:nominative gen:genitive dat:dative acc:accusative voc:vocative sg:singular
  sing:singular pl:plural plur:plural masc:masculine fem:feminine neut:neuter adj:adjective adv:adverb prep:preposition
  pron:pronoun conj:conjunction qatal:perfect yiqtol:imperfect nifal:niphal pi'el:piel hifil:hiphil hofal:hophal
  hitpael:hithpael`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
);
/** Names of the Hebrew sequential forms, which have two words in a description. */
const SEQUENTIAL: Readonly<Record<string, readonly string[]>> = {
  wayyiqtol: ['sequential', 'imperfect'],
  weqatal: ['sequential', 'perfect'],
};

/** Whether a folded word can name nothing but a form. */
export const namesOnlyForms = (word: string): boolean => CERTAIN.has(word) || Object.hasOwn(SEQUENTIAL, word);
export const namesForm = (word: string): boolean => namesOnlyForms(word) || POSSIBLE.has(word);

/** 'V-3AAI-S--' of MorphGNT, 'HVqp3ms' of the Open Scriptures Hebrew Bible. */
const CODE = /^(?:[A-Z][-A-Z][-\dA-Z]{8}|[HA][A-Z][\dA-Za-z]{1,8}(?:\/[A-Z][\dA-Za-z]{0,8}){0,6})$/;
/** So many words are read; a form has fewer. */
const MOST_WORDS = 12;

/**
 * Reads 'aorist.passive.imperative', 'aorist imperative passive', 'aor pass impv' or a code.
 * @returns undefined where a part of it names no form
 */
export function readParsing(written: string): Parsing | undefined {
  const trimmed = written.trim();
  if (CODE.test(trimmed)) return { written: trimmed, words: [], code: trimmed };
  const parts = trimmed
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter(Boolean);
  const words = parts.flatMap((part) => wordsOf(part) ?? ['']);
  if (!words.length || words.length > MOST_WORDS || words.includes('')) return undefined;
  return { written: parts.join(' '), words: [...new Set(words)] };
}

function wordsOf(part: string): readonly string[] | undefined {
  if (Object.hasOwn(SEQUENTIAL, part)) return SEQUENTIAL[part];
  const word = Object.hasOwn(ALIASES, part) ? ALIASES[part] : part;
  return word !== undefined && namesForm(word) ? [word] : undefined;
}

/** The words of a description for `isOfParsing`, a text for each morpheme. */
export const wordsOfForm = (description: string): readonly string[] =>
  description.split('+').map((part) => ` ${part.toLowerCase().replace(/[^a-z]+/g, ' ')} `);

/**
 * Whether a form is one that is asked for.
 * @param code of the form
 * @param form what the code says, see `wordsOfForm`
 */
export function isOfParsing({ words, code: wanted }: Parsing, code: string, form: readonly string[]): boolean {
  if (wanted) return code === wanted || code.slice(1).split('/').includes(wanted.slice(1));
  return form.some(
    (part) =>
      words.every((word) => part.includes(` ${word} `)) && !(part.includes(' sequential ') && asksForPlain(words)),
  );
}

/** The sequential perfect and imperfect are forms of their own: 'perfect' alone does not ask for them. */
const asksForPlain = (words: readonly string[]): boolean =>
  !words.includes('sequential') && (words.includes('perfect') || words.includes('imperfect'));
