import {
  ARAMAIC_STEMS,
  CONJUGATIONS,
  GENDERS,
  HEBREW_STEMS,
  KINDS,
  NUMBERS,
  PERSONS,
  STATES,
  type Terms,
} from './morphology-terms.js';

/**
 * A code of the Open Scriptures morphology in words: `HVqp3ms` → 'verb, Qal, perfect, third person masculine singular',
 * `HR/Ncfsa` → 'preposition + noun, feminine singular, absolute'. Letters that are unknown or stand for nothing are left
 * out; a code of nothing else gives an empty text.
 */
export function describeMorphology(code: string): string {
  const stems = code.startsWith('A') ? ARAMAIC_STEMS : HEBREW_STEMS;
  return code
    .slice(1)
    .split('/')
    .map((part) => describePart(part, stems))
    .filter(Boolean)
    .join(' + ');
}

function describePart(part: string, stems: Terms): string {
  const [letter = '', ...rest] = part;
  if (letter === 'V') return describeVerb(rest, stems);
  const kind = KINDS[letter];
  if (!kind) return '';
  const [type = '', ...form] = rest;
  const named = kind.of[type] ?? kind.plain;
  return list([named, ...describeForm(form, letter === 'P' || letter === 'S')]);
}

function describeVerb([stem = '', conjugation = '', ...form]: readonly string[], stems: Terms): string {
  const finite = /^[123]$/.test(form[0] ?? '');
  return list(['verb', stems[stem], CONJUGATIONS[conjugation], ...describeForm(form, finite)]);
}

/** Person, gender, number and state stand in this order wherever they stand; `x` keeps the place of what is not known. */
function describeForm(form: readonly string[], hasPerson: boolean): (string | undefined)[] {
  const [gender = '', number = '', state = ''] = hasPerson ? form.slice(1) : form;
  const person = hasPerson ? PERSONS[form[0] ?? ''] : undefined;
  return [[person, GENDERS[gender], NUMBERS[number]].filter(Boolean).join(' '), STATES[state]];
}

const list = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');
