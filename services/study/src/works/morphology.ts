// The letters of the Open Scriptures morphology and their meanings.

export type Terms = Readonly<Record<string, string>>;

/** By part of speech: what its second letter makes of it. */
export const KINDS: Readonly<Record<string, { readonly plain: string; readonly of: Terms }>> = {
  A: {
    plain: 'adjective',
    of: { a: 'adjective', c: 'cardinal number', g: 'gentilic adjective', o: 'ordinal number' },
  },
  C: { plain: 'conjunction', of: {} },
  D: { plain: 'adverb', of: {} },
  N: { plain: 'noun', of: { c: 'noun', g: 'gentilic noun', p: 'proper name' } },
  P: {
    plain: 'pronoun',
    of: {
      d: 'demonstrative pronoun',
      f: 'indefinite pronoun',
      i: 'interrogative pronoun',
      p: 'personal pronoun',
      r: 'relative pronoun',
    },
  },
  R: { plain: 'preposition', of: { d: 'preposition with the article' } },
  S: {
    plain: 'suffix',
    of: { d: 'directional he', h: 'paragogic he', n: 'paragogic nun', p: 'pronominal suffix' },
  },
  T: {
    plain: 'particle',
    of: {
      a: 'particle of affirmation',
      d: 'article',
      e: 'particle of exhortation',
      i: 'interrogative particle',
      j: 'interjection',
      m: 'demonstrative particle',
      n: 'negative particle',
      o: 'object marker',
      r: 'relative particle',
    },
  },
};

export const HEBREW_STEMS: Terms = {
  q: 'Qal',
  N: 'Niphal',
  p: 'Piel',
  P: 'Pual',
  h: 'Hiphil',
  H: 'Hophal',
  t: 'Hithpael',
  o: 'Polel',
  O: 'Polal',
  r: 'Hithpolel',
  m: 'Poel',
  M: 'Poal',
  k: 'Palel',
  K: 'Pulal',
  Q: 'Qal passive',
  l: 'Pilpel',
  L: 'Polpal',
  f: 'Hithpalpel',
  D: 'Nithpael',
  j: 'Pealal',
  i: 'Pilel',
  u: 'Hothpaal',
  c: 'Tiphil',
  v: 'Hishtaphel',
  w: 'Nithpalpel',
  y: 'Nithpoel',
  z: 'Hithpoel',
  // A few Aramaic verbs of Daniel and Ezra are marked as Hebrew, with letters that only Aramaic has.
  a: 'Aphel',
  e: 'Shaphel',
};

export const ARAMAIC_STEMS: Terms = {
  q: 'Peal',
  Q: 'Peil',
  u: 'Hithpeel',
  p: 'Pael',
  P: 'Ithpaal',
  M: 'Hithpaal',
  a: 'Aphel',
  h: 'Haphel',
  s: 'Saphel',
  e: 'Shaphel',
  H: 'Hophal',
  i: 'Ithpeel',
  t: 'Hishtaphel',
  v: 'Ishtaphel',
  w: 'Hithaphel',
  o: 'Polel',
  z: 'Ithpoel',
  r: 'Hithpolel',
  f: 'Hithpalpel',
  b: 'Hephal',
  c: 'Tiphel',
  m: 'Poel',
  l: 'Palpel',
  L: 'Ithpalpel',
  O: 'Ithpolel',
  G: 'Ittaphal',
};

export const CONJUGATIONS: Terms = {
  p: 'perfect',
  q: 'sequential perfect',
  i: 'imperfect',
  w: 'sequential imperfect',
  h: 'cohortative',
  j: 'jussive',
  v: 'imperative',
  r: 'active participle',
  s: 'passive participle',
  a: 'infinitive absolute',
  c: 'infinitive construct',
};

export const PERSONS: Terms = { '1': 'first person', '2': 'second person', '3': 'third person' };
export const GENDERS: Terms = { m: 'masculine', f: 'feminine', b: 'of both genders', c: 'of common gender' };
export const NUMBERS: Terms = { s: 'singular', d: 'dual', p: 'plural' };
export const STATES: Terms = { a: 'absolute', c: 'construct', d: 'determined' };

/**
 * A code of the Open Scriptures morphology in words: `HVqp3ms` → 'verb, Qal, perfect, third person masculine singular',
 * `HR/Ncfsa` → 'preposition + noun, feminine singular, absolute'. Letters that are unknown or mean nothing are left
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

/** Person, gender, number and state always come in this order; `x` keeps the place of an unknown one. */
function describeForm(form: readonly string[], hasPerson: boolean): (string | undefined)[] {
  const [gender = '', number = '', state = ''] = hasPerson ? form.slice(1) : form;
  const person = hasPerson ? PERSONS[form[0] ?? ''] : undefined;
  return [[person, GENDERS[gender], NUMBERS[number]].filter(Boolean).join(' '), STATES[state]];
}

const list = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');
