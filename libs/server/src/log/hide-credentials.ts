/** What may stand in the text of an error and never in a log: its form, and what is left of it. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // A user and a password in an address. A file's address has neither, but may have an @ in the name of a package.
  [/\b(?!file:)([a-z][a-z0-9+.-]*:\/\/)[^\s@]+@/gi, '$1***@'],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, '$1 ***'],
  // A token, wherever it stands.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/\bsb_secret_[\w-]+/g, '***'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '***@***'],
];

/** `text` without credentials and mail addresses: libraries quote in their messages what they were given. */
export const hideCredentials = (text: string): string =>
  HIDDEN.reduce((left, [form, kept]) => left.replace(form, kept), text);
