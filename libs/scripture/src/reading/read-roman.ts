const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const ROMAN = /^c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,4})$/;

/** The value of a Roman number up to 199 in letters of one case, also 'iiii'; undefined for what is none. */
export function readRoman(written: string): number | undefined {
  const letters = written.toLowerCase();
  if (!letters || !ROMAN.test(letters)) return undefined;
  let value = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const [own, next] = [VALUES[letters.charAt(at)] ?? 0, VALUES[letters.charAt(at + 1)] ?? 0];
    value += own < next ? -own : own;
  }
  return value;
}
