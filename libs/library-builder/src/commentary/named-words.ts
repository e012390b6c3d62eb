import { type BiblePack, type Pack, unpackStrongs } from '@berea/text-packs';

/** The proof for words that a work names by number. */
export interface WordsBehind {
  /** The Strong's numbers behind a verse, or behind some of its words if the verse has them. */
  readonly numbers: (position: number, words?: string) => ReadonlySet<string>;
  /** The dictionary form of a number; undefined where its lexicon is not there. */
  readonly lemma: (number: string) => string | undefined;
}

/** A word that was left out because the verse does not have its number. */
export interface LeftOutWord {
  readonly position: number;
  /** The words of the verse that the note is on. */
  readonly on: string;
  readonly number: string;
  readonly word: string;
}

/**
 * Reads the numbers behind each verse of the tagged text, and their words from the lexicons. For a note on words of
 * the verse, only the numbers of these words count. Without a tagged text, no word can be proved.
 */
export function wordsBehind(other: (id: string) => Pack | undefined): WordsBehind {
  const tagged = other('bible-kjv');
  const lexicons = [other('lexicon-grc'), other('lexicon-hbo')];
  const lemmas = new Map(
    lexicons.flatMap((pack) => (pack?.kind === 'lexicon' ? pack.entries.map(({ id, lemma }) => [id, lemma]) : [])),
  );
  return {
    lemma: (number) => lemmas.get(number),
    numbers: (position, words = '') => {
      const runs = tagged?.kind === 'bible' ? runsOf(tagged, position) : [];
      const meant = new Set(plainWords(words));
      const own = runs.filter(({ text }) => plainWords(text).some((word) => meant.has(word)));
      return new Set((own.length ? own : runs).flatMap(({ numbers }) => numbers));
    },
  };
}

/** The works that `wordsBehind` asks for. */
export const NEEDED_TO_PROVE_WORDS = ['bible-kjv', 'lexicon-grc', 'lexicon-hbo'] as const;

function runsOf({ words, verses }: BiblePack, position: number): { text: string; numbers: string[] }[] {
  const flat = words[position] ?? [];
  const runs = [];
  for (let at = 0; at < flat.length;) {
    const [start = 0, length = 0, count = 0] = flat.slice(at, at + 3);
    const numbers = flat.slice(at + 3, at + 3 + count).map(unpackStrongs);
    runs.push({ text: (verses[position] ?? '').slice(start, start + length), numbers });
    at += 3 + count;
  }
  return runs;
}

/** Words before many nouns, which do not tell which word a note is about. */
const SMALL = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'from',
  'his',
  'in',
  'it',
  'of',
  'on',
  'out',
  'the',
  'to',
  'unto',
]);
const plainWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !SMALL.has(word));

/** Signs of private use that hold a named word on its way through the reader of prose, with its number. */
const [BEGIN, MIDDLE, END] = ['\ue000', '\ue001', '\ue002'];
const NAMED = /<w\s[^<>]*?\blemma="(?:strong:)?([GH])0*(\d+)"[^<>]*>([^<>]*)<\/w>/g;
const OTHER_SCRIPT = /\p{Script=Greek}|\p{Script=Hebrew}/u;

/** Marks the Greek and Hebrew words that a markup names by number, for `proveNamedWords`. */
export const markNamedWords = (markup: string): string =>
  markup.replace(NAMED, (whole, language: string, number: string, word: string) =>
    OTHER_SCRIPT.test(word) ? `${BEGIN}${language}${number}${MIDDLE}${word.trim()}${END}` : whole,
  );

/** `(Greek - ἔσχατος`, within a bracket of its own or not, with quotation marks or not. */
const FRAME = new RegExp(`(\\(\\s?)?\\(Greek - ("?)(?:${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END})?("?)`, 'u');
const BARE = new RegExp(`(\\s?)(\\(?)${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}(\\)?)`, 'gu');

export interface Proof {
  readonly position: number;
  /** The words of the verse that the note is about; empty if it names none. */
  readonly on: string;
  readonly behind: WordsBehind;
  readonly onLeftOut?: (left: LeftOutWord) => void;
}

/**
 * Keeps only those words marked by `markNamedWords` whose number is behind the verse. Scofield's module opens a
 * bracket before each Greek word, and closes it before the first full stop, even that of 'O.T.'; such brackets are
 * removed as well.
 */
export function proveNamedWords(text: string, { position, on, behind, onLeftOut }: Proof): string {
  // The number is proved, not the word: sources sometimes print another word beside it, so its dictionary form is
  // printed.
  const proved = (number: string, word: string): string | undefined => {
    const lemma = behind.numbers(position, on).has(number) ? behind.lemma(number) : undefined;
    if (lemma === undefined) onLeftOut?.({ position, on, number, word });
    return lemma;
  };
  return withoutFrames(text, proved).replace(
    BARE,
    (_whole, space: string, open: string, number: string, word: string, close: string) => {
      const lemma = proved(number, word);
      if (lemma !== undefined) return `${space}${open}${lemma}${close}`;
      return open && close ? '' : `${open && space}${open}${close}`;
    },
  );
}

function withoutFrames(text: string, proved: (number: string, word: string) => string | undefined): string {
  let before = '';
  let left = text;
  for (let frame = FRAME.exec(left); frame; frame = FRAME.exec(left)) {
    const [whole, outer, quote = '', number, word = '', quoteAfter = ''] = frame;
    before += left.slice(0, frame.index);
    left = left.slice(frame.index + whole.length);
    const lemma = number === undefined ? '' : proved(number, word);
    const close = closingBracket(left);
    const isOwn = outer !== undefined && close >= 0 && left[close + 1] !== '.';
    if (isOwn && lemma === undefined) {
      before = before.trimEnd();
      left = withoutStrayBracket(left.slice(close + 1));
      continue;
    }
    if (isOwn) {
      left = left.slice(0, close + 1) + withoutStrayBracket(left.slice(close + 1));
    } else if (close >= 0) {
      left = left.slice(0, close) + left.slice(close + 1);
    }
    // The module took the opening quotation mark away with the word.
    const gloss = quote || quoteAfter === '' ? left.replace(/^\s?([,.])"/, '$1') : left;
    const own = outer === undefined ? '' : isOwn ? '(' : ', ';
    if (own === ', ') before = before.trimEnd();
    if (lemma) {
      before += `${own}Greek ${quote}${lemma}${quote && quoteAfter}`;
      left = gloss;
    } else if (lemma === '') {
      before += `${own}Greek`;
      left = `: ${gloss.trimStart()}`;
    } else [before, left] = withoutWord(before + own, gloss);
  }
  return before + left;
}

/** The rest of a sentence without its Greek word: its English, described as the Greek's meaning. */
function withoutWord(before: string, gloss: string): [before: string, after: string] {
  const [, separator = '', rest = ''] = /^([\s,;:=-]*)(.*)$/su.exec(gloss) ?? [];
  const isMidSentence = /[\p{L},]\s?$/u.test(before);
  if (rest === '' || /^[.…]/.test(rest)) {
    if (isMidSentence) return [`${before}Greek word`, rest];
    // Nothing is left of a clause that the module cut, '...mine own hand."'.
    return [before, rest.replace(/^(?:\.{3}[^".]*\.?"|[.…]"?)\s*/, '')];
  }
  if (/^\p{L}?\./u.test(rest) || separator.startsWith(';')) return [before, rest];
  const hasSign = /[,;:=-]/.test(separator);
  if (!hasSign) return [`${before}Greek${rest.startsWith('(') ? ' word' : ''} `, rest];
  return [`${before}Greek: `, rest];
}

/** The first closing bracket that was not opened here; -1 if there is none. */
function closingBracket(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth < 0) return at;
  }
  return -1;
}

/** Without the bracket that the module closes before a full stop, and never opens. */
function withoutStrayBracket(text: string): string {
  const at = closingBracket(text);
  return at >= 0 && text[at + 1] === '.' ? text.slice(0, at) + text.slice(at + 1) : text;
}
