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
