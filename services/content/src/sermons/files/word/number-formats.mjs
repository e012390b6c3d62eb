const ROMAN = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
/** 15 and 16 are not written with letters of the divine name. */
const HEBREW = [
  ...[400, 300, 200, 100, 90, 80, 70, 60, 50, 40, 30, 20].map((value, index) => [value, 'תשרקצפעסנמלכ'[index]]),
  [16, 'טז'],
  [15, 'טו'],
  ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((value, index) => [value, 'יטחזוהדגבא'[index]]),
];

const ENGLISH = 'abcdefghijklmnopqrstuvwxyz';
const ALEPHBET = 'אבגדהוזחטיכלמנסעפצקרשת';
const RUSSIAN = 'абвгдежзиклмнопрстуфхцчшщыэюя';
const ARABIC = 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي';
const ABJAD = 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ';
const MARKS = '*†‡§';

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const CARDINALS = ['', ...ONES.split(' ')];
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];
const ORDINALS = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

const added = (values) => (number) => {
  let [rest, text] = [number, ''];
  for (const [value, letters] of values) for (; rest >= value; rest -= value) text += letters;
  return text;
};

/** a to z, then aa to zz, as Word goes on. */
const lettered = (letters) => (number) =>
  letters[(number - 1) % letters.length].repeat(Math.ceil(number / letters.length));

const ending = (number) => {
  if (number % 100 >= 11 && number % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
};

const cardinal = (number) =>
  CARDINALS[number] ?? [TENS[Math.floor(number / 10)], CARDINALS[number % 10]].filter(Boolean).join('-');

function ordinal(number) {
  const words = cardinal(number).split('-');
  const last = words.pop();
  return [...words, ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`].join('-');
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);
const upper = (write) => (number) => write(number).toUpperCase();

const lowerLetter = lettered(ENGLISH);
const roman = added(ROMAN);

/**
 * How a format writes a number from 1 to `most`; any other number is written in digits.
 * @type {Record<string, { most?: number, write: (number: number) => string }>}
 */
const FORMATS = {
  upperRoman: { most: 3_999, write: roman },
  lowerRoman: { most: 3_999, write: (number) => roman(number).toLowerCase() },
  upperLetter: { most: 780, write: upper(lowerLetter) },
  lowerLetter: { most: 780, write: lowerLetter },
  russianUpper: { most: 780, write: upper(lettered(RUSSIAN)) },
  russianLower: { most: 780, write: lettered(RUSSIAN) },
  hebrew1: { most: 999, write: added(HEBREW) },
  hebrew2: { most: 392, write: lettered(ALEPHBET) },
  arabicAlpha: { most: 780, write: lettered(ARABIC) },
  arabicAbjad: { most: 780, write: lettered(ABJAD) },
  chicago: { most: 40, write: lettered(MARKS) },
  ordinal: { write: (number) => `${number}${ending(number)}` },
  cardinalText: { most: 99, write: (number) => capital(cardinal(number)) },
  ordinalText: { most: 99, write: (number) => capital(ordinal(number)) },
  decimalZero: { write: (number) => String(number).padStart(2, '0') },
  decimalEnclosedCircle: { most: 20, write: (number) => String.fromCodePoint(0x245f + number) },
  decimalEnclosedParen: { most: 20, write: (number) => String.fromCodePoint(0x2473 + number) },
  decimalEnclosedFullstop: { most: 20, write: (number) => String.fromCodePoint(0x2487 + number) },
  numberInDash: { write: (number) => `- ${number} -` },
  hex: { write: (number) => number.toString(16).toUpperCase() },
  none: { write: () => '' },
};

/**
 * A number in a format of Word (`w:numFmt`), in digits where the format is not known.
 * @param {string | undefined} format
 * @param {number} number from 0
 * @returns {string}
 */
export function formatNumber(format, number) {
  const { most = Infinity, write } = Object.hasOwn(FORMATS, format ?? '') ? FORMATS[format] : { write: String };
  if (format === 'none') return '';
  return number >= 1 && number <= most ? write(number) : String(number);
}
