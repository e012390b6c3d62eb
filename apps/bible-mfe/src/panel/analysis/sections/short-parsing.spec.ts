import { expect, it } from '@jest/globals';
import { shortParsing } from './short-parsing.js';

it.each([
  [
    'verb, Qal, active participle, masculine singular, construct + pronominal suffix, first person of common gender singular',
    'verb Qal act. ptc. m. sg. + 1 sg. suffix',
  ],
  ['verb, Qal, imperfect, first person of common gender singular', 'verb Qal impf. 1 sg.'],
  [
    'conjunction + verb, Qal, sequential imperfect, third person masculine singular',
    'conj. + verb Qal seq. impf. 3 m. sg.',
  ],
  ['noun, masculine singular, absolute', 'noun m. sg.'],
  ['noun, feminine plural, construct', 'noun f. pl. cstr.'],
  ['adjective, masculine plural, absolute', 'adj. m. pl.'],
  ['preposition + proper name', 'prep. + name'],
  ['negative particle', 'neg.'],
  ['', ''],
])('the parsing “%s” is shortened to “%s”', (long, short) => {
  expect(shortParsing(long)).toBe(short);
});
