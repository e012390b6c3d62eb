const words = (text: string): string =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’‘]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')} `;

/** Whether a text holds these words in this order; case and punctuation do not count. */
export function holdsWords(text: string, quote: string): boolean {
  const sought = words(quote);
  return sought.trim() !== '' && words(text).includes(sought);
}

/** The letters between a place of the text and the nearest such words; undefined where there are none. */
export function distanceToWords(text: string, quote: string, at: number): number | undefined {
  const sought = words(quote);
  if (sought.trim() === '') return undefined;
  const [before, behind] = [words(text.slice(0, at)), words(text.slice(at))];
  const last = before.lastIndexOf(sought);
  const first = behind.indexOf(sought);
  const distances = [...(last < 0 ? [] : [before.length - last - sought.length]), ...(first < 0 ? [] : [first])];
  return distances.length ? Math.min(...distances) : undefined;
}
