const LETTERS: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'b',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'ē',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'ph',
  χ: 'ch',
  ψ: 'ps',
  ω: 'ō',
};
const [ROUGH, SMOOTH, IOTA, DIAERESIS, CIRCUMFLEX] = ['\u0314', '\u0313', '\u0345', '\u0308', '\u0342'];

/**
 * A Greek word in our letters, with its accents, as Strong's dictionary writes its lemmas: 'ἠγάπησεν' → 'ēgápēsen',
 * 'ἄγγελοι' → 'ángeloi', 'υἱός' → 'huiós'.
 */
export function transliterateGreek(word: string): string {
  const letters = word
    .normalize('NFD')
    .toLowerCase()
    .match(/[α-ω]\p{M}*/gu);
  if (!letters) return '';
  let rough = false;
  const said = letters.map((each, at) => {
    const [letter = '', ...marks] = each;
    if (marks.includes(ROUGH) && letter !== 'ρ') rough = true;
    const next = letters[at + 1]?.[0] ?? '';
    const before = letters[at - 1]?.[0] ?? '';
    const iota = marks.includes(IOTA) ? 'i' : '';
    return (
      (
        plain(letter, before, next, marks, letters[at + 1]?.includes(DIAERESIS) ?? false) + accentsOf(letter, marks)
      ).normalize('NFC') + iota
    );
  });
  const whole = (rough ? 'h' : '') + said.join('');
  return /^\P{L}*\p{Lu}/u.test(word) ? whole.replace(/^./u, (first) => first.toUpperCase()) : whole;
}

/** A long letter has its line alone, where Greek has a circumflex. */
const accentsOf = (letter: string, marks: readonly string[]): string =>
  marks
    .filter((mark) => mark !== ROUGH && mark !== SMOOTH && mark !== IOTA)
    .map((mark) => (mark === CIRCUMFLEX ? (/[ηω]/.test(letter) ? '' : '\u0302') : mark))
    .join('');

function plain(letter: string, before: string, next: string, marks: readonly string[], isParted: boolean): string {
  // γ before a sound of the throat is n; υ in a diphthong is u; ρ breathes.
  if (letter === 'γ' && /[γκξχ]/.test(next)) return 'n';
  if (letter === 'υ' && /[αεηο]/.test(before) && !marks.includes(DIAERESIS)) return 'u';
  if (letter === 'υ' && next === 'ι' && !isParted) return 'u';
  if (letter === 'ρ' && (marks.includes(ROUGH) || before === 'ρ')) return 'rh';
  return LETTERS[letter] ?? '';
}
