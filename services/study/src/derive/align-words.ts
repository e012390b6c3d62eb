/** A verse said twice: the words of the one side, and what the other side offers for them. */
export interface Pair {
  readonly words: readonly string[];
  readonly offered: readonly string[];
}

/** A word's partner in the other version, and how sure it is. */
export interface Aligned {
  readonly word: string;
  /** How many verses have the word */
  readonly verses: number;
  readonly partner: string;
  /** From 0 to 1: the share of its verses that speak for this partner */
  readonly share: number;
}

const ROUNDS = 6;
/** Partner of a word that has none on the other side. */
const NOTHING = '';
const NOTHING_WEIGHT = 0.02;
const LEAST_SHARE = 0.01;

/**
 * Pairs the words of two versions of the same verses that translate each other, by their repeated occurrence together
 * (IBM's first alignment model, learnt by expectation and maximisation).
 * @param likeness from 0 to 1: prior evidence for a pair, such as a common stem
 */
export function alignWords(pairs: readonly Pair[], likeness: (word: string, partner: string) => number): Aligned[] {
  const verses = new Map<string, number>();
  for (const { words } of pairs) for (const word of words) verses.set(word, (verses.get(word) ?? 0) + 1);
  let shares = new Map<string, Map<string, number>>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts = new Map<string, Map<string, number>>();
    for (const { words, offered } of pairs) {
      const partners = [...new Set([...offered, NOTHING])];
      for (const word of words) {
        const known = shares.get(word);
        const weights = partners.map((partner) => {
          const before = partner === NOTHING ? NOTHING_WEIGHT : 0.05 + likeness(word, partner) ** 2;
          return round === 0 ? before : before * (known?.get(partner) ?? 0);
        });
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        if (!total) continue;
        let own = counts.get(word);
        if (!own) counts.set(word, (own = new Map()));
        for (const [index, partner] of partners.entries())
          own.set(partner, (own.get(partner) ?? 0) + (weights[index] ?? 0) / total);
      }
    }
    shares = counts;
    for (const [word, own] of counts)
      for (const [partner, count] of own) {
        const share = count / (verses.get(word) ?? 1);
        if (share < LEAST_SHARE) own.delete(partner);
        else own.set(partner, share);
      }
  }
  return [...shares].flatMap(([word, own]) =>
    [...own].flatMap(([partner, share]) =>
      partner === NOTHING ? [] : [{ word, verses: verses.get(word) ?? 0, partner, share }],
    ),
  );
}
