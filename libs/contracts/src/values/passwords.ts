/** Characters that a new password has at least. */
export const PASSWORD_MIN = 6;

/** This many of the most used passwords are also refused with trivial additions. */
export const PASSWORD_STEMS = 10_000;

/** Words of the product's world that readers use as passwords; the product's name is the first. */
const HOUSE_WORDS: readonly string[] = (
  'berea bereans beroea pastor preacher preaching sermon sermons bible biblestudy scripture scriptures scholar gospel ' +
  'church jesus christ jesuschrist faith grace hallelujah amen praisegod godisgood godislove holyspirit'
).split(' ');

/** Facts about the person that a stranger may know and tries first. */
export interface PasswordOwner {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

export type EasyPassword = 'common' | 'own' | 'pattern';

/** Characters beyond a run or a repetition that an ending may have and still be trivial: a year and a mark. */
const TRIVIAL_ENDING = 5;
/** A password with fewer characters than this is refused; runs and repetitions count as one character. */
const FEWEST_STEPS = 4;
const SHORTEST_OWN_WORD = 3;
const LONGEST_RULED = 128;

/**
 * The reason why a password is easy to guess; null if it is not. Easy is a word of the list, of the house or of its
 * owner, in any case, with digits or marks around it or in place of letters, written once or several times; or a run
 * ('abcdef') or a repetition ('abcabc').
 */
export function easyPassword(
  password: string,
  isCommon: (word: string) => boolean,
  owner: PasswordOwner = {},
): EasyPassword | null {
  const text = password.normalize('NFKC').toLowerCase().trim().slice(0, LONGEST_RULED);
  const once = repeatedUnit(text);
  if (stepsOf(once) < FEWEST_STEPS && [...text].length > 0) return isCommon(text) ? 'common' : 'pattern';
  const words = wordsWithin(text);
  const own = wordsOf(owner);
  if (words.some((word) => own.has(word))) return 'own';
  if (words.some((word) => HOUSE.has(word) || isCommon(word))) return 'common';
  return null;
}

const HOUSE: ReadonlySet<string> = new Set(HOUSE_WORDS);

/** The readings of a password that a guesser tries: without its endings, with letters for digits, its repetition once. */
function wordsWithin(text: string): string[] {
  const words = new Set<string>();
  for (const read of [text, asLetters(text, 'i'), asLetters(text, 'l')]) {
    for (const bare of [read, withoutEndings(read)]) {
      for (const reading of [bare, asLetters(bare, 'i'), asLetters(bare, 'l')]) {
        words.add(reading);
        words.add(repeatedUnit(reading));
        words.add(withoutEndings(repeatedUnit(reading)));
      }
    }
  }
  words.delete('');
  return [...words];
}

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** `p@55w0rd` as `password`; 1 and ! may mean either of two letters. */
const asLetters = (text: string, one: 'i' | 'l'): string =>
  [...text].map((sign) => (sign === '1' || sign === '!' || sign === '|' ? one : (LETTERS[sign] ?? sign))).join('');

/** The text without the other characters at both ends, if those are few or a run; else the whole text. */
function withoutEndings(text: string): string {
  const signs = [...text];
  const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
  let from = 0;
  let to = signs.length;
  while (from < to && !isLetter(signs[from])) from += 1;
  while (to > from && !isLetter(signs[to - 1])) to -= 1;
  const around = stepsOf(signs.slice(0, from).join('')) + stepsOf(signs.slice(to).join(''));
  return around <= TRIVIAL_ENDING ? signs.slice(from, to).join('') : text;
}

/** `grace` of `gracegrace`: the shortest beginning that the text repeats; the whole text if there is none. */
function repeatedUnit(text: string): string {
  const twice = `${text}${text}`.indexOf(text, 1);
  return twice > 0 && twice < text.length ? text.slice(0, twice) : text;
}

/** The number of characters, without those that continue a run of three or more (`aaa`, `abc`, `321`). */
function stepsOf(text: string): number {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  let steps = 0;
  for (let at = 0; at < codes.length; at += 1) {
    const step = stepAt(codes, at);
    const goesOn = at > 0 && Math.abs(step) <= 1 && (stepAt(codes, at - 1) === step || stepAt(codes, at + 1) === step);
    if (!goesOn) steps += 1;
  }
  return steps;
}

/** The distance from the character before to this one; NaN at the ends. */
const stepAt = (codes: readonly number[], at: number): number => (codes[at] ?? NaN) - (codes[at - 1] ?? NaN);

/** The address, its parts and the names, each alone and the names together. */
function wordsOf({ email = '', name = '' }: PasswordOwner): ReadonlySet<string> {
  const address = email.normalize('NFKC').toLowerCase().trim();
  const [local = '', domain = ''] = address.split('@');
  const names = partsOf(name.normalize('NFKC').toLowerCase());
  const words = [
    address,
    local,
    domain,
    domain.split('.')[0] ?? '',
    ...partsOf(local),
    partsOf(local).join(''),
    ...names,
    names.join(''),
    [...names].reverse().join(''),
    name.toLowerCase().trim(),
  ];
  // Words are read as they are within a password: an address that ends in digits also counts without them.
  return new Set(
    words.flatMap((word) => [word, withoutEndings(word)]).filter((word) => word.length >= SHORTEST_OWN_WORD),
  );
}

const partsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
