/** A number as it was spoken or transcribed, with the word behind it. */
export interface SpokenNumber {
  readonly value: number;
  /** 'third' and '3rd', not 'three' and '3' */
  readonly ordinal: boolean;
  /** Written in digits, so that the end of one number and the start of the next are unknown ('316') */
  readonly digits: boolean;
  /** Index of the first word that does not belong to it */
  readonly next: number;
}

const numbered = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step]);

const UNITS = new Map(numbered('one two three four five six seven eight nine', 1));
const TEENS = new Map(numbered('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10));
const TENS = new Map(numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10));
const ORDINAL_UNITS = new Map(numbered('first second third fourth fifth sixth seventh eighth ninth', 1));
const ORDINAL_TEENS = new Map(
  numbered('tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth', 10),
);
const ORDINAL_TENS = new Map(
  numbered('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth', 20, 10),
);
const OH = new Set(['oh', 'o', 'zero']);

/**
 * The number that begins at a word, or undefined: 'twenty', 'three' is 23; 'a hundred and nineteen' is 119; 'one oh five'
 * is 105.
 * @param words in small letters
 */
export function readNumber(words: readonly string[], at: number): SpokenNumber | undefined {
  const word = words[at] ?? '';
  const written = /^(\d{1,6})(st|nd|rd|th)?$/.exec(word);
  if (written) return { value: Number(written[1]), ordinal: Boolean(written[2]), digits: true, next: at + 1 };

  const hundreds = readHundreds(words, at);
  if (!hundreds) return readBelowHundred(words, at);
  const { value, next } = hundreds;
  if (words[next] === 'hundredth') return { value, ordinal: true, digits: false, next: next + 1 };
  const rest = readBelowHundred(words, words[next] === 'and' ? next + 1 : next);
  return rest ? { ...rest, value: value + rest.value } : { value, ordinal: false, digits: false, next };
}

/** 'hundred', 'a hundred', 'one hundred': no book has more than 150 chapters, and no chapter more than 176 verses. */
function readHundreds(words: readonly string[], at: number): { value: number; next: number } | undefined {
  const counted = words[at] === 'a' || words[at] === 'one' ? at + 1 : at;
  if (words[counted] === 'hundred') return { value: 100, next: counted + 1 };
  return words[counted] === 'hundredth' ? { value: 100, next: counted } : undefined;
}

function readBelowHundred(words: readonly string[], at: number): SpokenNumber | undefined {
  const word = words[at] ?? '';
  const is = (value: number, ordinal: boolean, next: number) => ({ value, ordinal, digits: false, next });
  const following = words[at + 1] ?? '';
  const tens = TENS.get(word);
  if (tens !== undefined) {
    const unit = UNITS.get(following);
    if (unit !== undefined) return is(tens + unit, false, at + 2);
    const ordinal = ORDINAL_UNITS.get(following);
    return ordinal === undefined ? is(tens, false, at + 1) : is(tens + ordinal, true, at + 2);
  }
  const unit = UNITS.get(word);
  if (unit !== undefined) {
    const last = OH.has(following) ? UNITS.get(words[at + 2] ?? '') : undefined;
    return last === undefined ? is(unit, false, at + 1) : is(unit * 100 + last, false, at + 3);
  }
  const teen = TEENS.get(word);
  if (teen !== undefined) return is(teen, false, at + 1);
  const ordinal = ORDINAL_UNITS.get(word) ?? ORDINAL_TEENS.get(word) ?? ORDINAL_TENS.get(word);
  return ordinal === undefined ? undefined : is(ordinal, true, at + 1);
}
