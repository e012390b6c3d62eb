const RIGHT_TO_LEFT = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]`;
/** Words of such a script, with what stands between two of them. */
const PASSAGE = new RegExp(String.raw`(${RIGHT_TO_LEFT}+(?:[\s\p{P}\p{Mn}]+${RIGHT_TO_LEFT}+)*)`, 'u');
const FIRST_LETTER = new RegExp(String.raw`^\P{L}*${RIGHT_TO_LEFT}`, 'u');

export interface DirectedText {
  readonly text: string;
  readonly rightToLeft: boolean;
}

/** A text parted where its direction changes. */
export const splitByDirection = (text: string): DirectedText[] =>
  text
    .split(PASSAGE)
    .map((part, index) => ({ text: part, rightToLeft: index % 2 === 1 }))
    .filter((part) => part.text !== '');

/** Whether a paragraph begins at the right: its first letter says so, as `dir="auto"` does. */
export const isRightToLeft = (text: string): boolean => FIRST_LETTER.test(text);
