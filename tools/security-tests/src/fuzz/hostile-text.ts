import fc from 'fast-check';

/** Texts that mean something to one of the parts that they come through; each is lawful Unicode that must be kept. */
export const MEANINGFUL = [
  "' OR 1=1 --",
  "'; drop table content.notes; --",
  '%_\\',
  'a & | !',
  '((((',
  '(a+)+$'.repeat(20),
  '[a-z',
  '<script>window.__x=1</script>',
  '<img src=x onerror=window.__x=1>',
  '[x](javascript:window.__x=1)',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '=cmd|calc!A0',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '\r\nset-cookie: a=b',
  '\u202eevil\u202c',
  '\u200b\u200d\ufeff',
  '👨‍👩‍👧‍👦 🏳️‍🌈',
  'e\u0301 é',
  'שָׁלוֹם עֲלֵיכֶם',
  'السَّلَامُ',
  '𝕭𝖊𝖗𝖊𝖆 𠜎',
  'Z͑ͫ̓a̴l̷g̵o̶',
  '\u0001\u001f\u007f\u0085',
  '\ufffe\uffff',
] as const;

/** Characters that no text may hold, since it could not be kept byte for byte. */
export const UNLAWFUL = ['\0', '\ud800', '\udfff', 'a\udc00b', '\ud83d'] as const;

/** Lawful Unicode of every kind. */
export const lawfulText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
  fc.constantFrom(...MEANINGFUL),
);

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: lawfulText },
  { weight: 1, arbitrary: fc.constantFrom(...UNLAWFUL) },
  { weight: 1, arbitrary: fc.nat({ max: 400 }).map((length) => 'x'.repeat(length)) },
);
