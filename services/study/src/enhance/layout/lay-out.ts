import { splitSentences } from '../../study-tools/prose/split-sentences.js';
import { type Block, pointsOf, readBlocks } from './read-blocks.js';

const NUMERALS = [
  [1_000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(number: number): string {
  let rest = number;
  let numeral = '';
  for (const [value, sign] of NUMERALS) {
    for (; rest >= value; rest -= value) numeral += sign;
  }
  return numeral;
}

/** 0 → A, 25 → Z, 26 → AA */
const letter = (at: number): string =>
  (at >= 26 ? letter(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** The text as an outline: its points by Roman numerals, the sentences under each by letters. No word is added. */
export const layOutAsOutline = (text: string): string =>
  pointsOf(readBlocks(text))
    .map(({ title, lines }, at) =>
      [`${roman(at + 1)}. ${title}`, ...lines.map((line, index) => `   ${letter(index)}. ${line}`)].join('\n'),
    )
    .join('\n\n');

/** The text as bullets: a sentence each, under the headings that it has. */
export function layOutAsBullets(text: string): string {
  const lines = readBlocks(text).flatMap(({ kind, text: words }) => {
    if (kind === 'heading') return ['', words];
    return (kind === 'item' ? [words] : splitSentences(words)).map((sentence) => `• ${sentence}`);
  });
  return lines.join('\n').trim();
}

/** The text as a manuscript: list items become sentences, those of one heading a paragraph. */
export function layOutAsManuscript(text: string): string {
  const paragraphs: string[][] = [];
  let last: Block['kind'] | undefined;
  for (const { kind, text: words } of readBlocks(text)) {
    if (kind === 'item' && last === 'item') paragraphs.at(-1)?.push(asSentence(words));
    else paragraphs.push([kind === 'heading' ? words : kind === 'item' ? asSentence(words) : words]);
    last = kind;
  }
  return paragraphs.map((sentences) => sentences.join(' ')).join('\n\n');
}

const asSentence = (words: string): string => {
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?:;]["”’')]*$/.test(sentence) ? sentence : `${sentence}.`;
};
