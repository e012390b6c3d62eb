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
  ['verb, aorist active indicative, third person singular', 'aor. act. ind. 3 sg.'],
  ['verb, present passive participle, nominative plural masculine', 'pres. pass. ptc. nom. pl. m.'],
  ['verb, pluperfect middle indicative, first person plural', 'plpf. mid. ind. 1 pl.'],
  ['verb, aorist active infinitive', 'aor. act. inf.'],
  ['noun, genitive singular feminine', 'noun gen. sg. f.'],
  ['adjective, nominative singular masculine, comparative', 'adj. nom. sg. m. comp.'],
  ['', ''],
])('the parsing “%s” is shortened to “%s”', (long, short) => {
  expect(shortParsing(long)).toBe(short);
});
