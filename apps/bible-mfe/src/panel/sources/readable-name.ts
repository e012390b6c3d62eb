/** Small words inside of a title. */
const SMALL = new Set('a an and as at by for from in into of on or the to unto upon with'.split(' '));
const CAPITALS = /\p{Lu}[\p{Lu}’'-]+/gu;

/**
 * A name that its source prints in capitals, as titles are written: 'JESUS, THE CHRIST' → 'Jesus, the Christ'. What is not
 * printed in capitals stays.
 */
export const readableName = (name: string): string =>
  name.replace(CAPITALS, (word, at: number) => {
    const lower = word.toLowerCase();
    return at > 0 && SMALL.has(lower) ? lower : word.charAt(0) + lower.slice(1);
  });
