/** Characters that show nothing, or that a conversion put in place of one that it did not know. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const UNPRINTABLE = /[\x00-\x09\x0b-\x1f\x7f-\x9f\ufffd]/g;

/** Text without the traces of its conversions: what cannot be printed, and spaces before a comma or a semicolon. */
export const tidyText = (text: string): string =>
  text
    .replace(UNPRINTABLE, '')
    .replace(/ +([,;])/g, '$1')
    .trim();
