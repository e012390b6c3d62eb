/** Invisible characters, and characters that a conversion put in place of unknown ones. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const UNPRINTABLE = /[\x00-\x09\x0b-\x1f\x7f-\x9f\ufffd]/g;

/** Damage to the signs between words by conversions, and the correct form; in this order. */
const SLIPS: readonly (readonly [slip: RegExp, printed: string])[] = [
  [/ +([,;])/g, '$1'],
  [/(\p{L}) +([!?:])(?= |$)/gmu, '$1$2'],
  [/\( +/g, '('],
  [/ +\)/g, ')'],
  // The end of a list of references that were taken out.
  [/[,:];/g, ';'],
  [/(\p{L});s\b/gu, "$1's"],
  [/(\p{L}[,;:!?])(?=\p{L})/gu, '$1 '],
  // A row of asterisks parted what a paragraph parts already.
  [/(?: \*){3,}/g, ''],
];

/** Text without the traces of its conversions: unprintable characters, missing or extra spaces, rows of asterisks. */
export const tidyText = (text: string): string =>
  SLIPS.reduce((rest, [slip, printed]) => rest.replace(slip, printed), text.replace(UNPRINTABLE, '')).trim();
