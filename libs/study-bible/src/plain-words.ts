/** A text as its words, in small letters without signs, with one space between them: what two writings of it share. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
