/**
 * The signs of the files as they are printed. Words that are spoken of are in italics: in quotation marks they would pass
 * for Scripture.
 */
export const print = (text: string): string =>
  text
    .replace(/‘([^‘’]*)’/g, '*$1*')
    .replace(/'/g, '’')
    .replace(/ - /g, ' – ');
