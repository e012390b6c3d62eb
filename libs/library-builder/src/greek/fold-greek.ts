/** Greek letters alone: small, without accents and breathings, with one sigma. 'Ἰησοῦς' → 'ιησουσ' */
export const foldGreek = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^α-ω]/g, '');
