// How the number of a paragraph travels through HTML: signs that no font has, which are taken out of the document first.
const [BEGIN, END] = ['\ue000', '\ue001'];

/** Words of a document without the signs of a mark. */
export const withoutMarks = (words) => words.replace(/[\ue000\ue001]/g, '');

/** @param {{ list: number, level: number, text: string }} number */
export const markOf = ({ list, level, text }) => `${BEGIN}${list} ${level} ${text}${END}`;

/**
 * The number before a line, and the line without it. A mark within the line, as in the cells of a table, becomes words.
 * @returns {{ number?: { list: number, level: number, text: string }, line: string }}
 */
export function takeMark(line) {
  const [, list, level, text] = /^\s*\ue000(\d+) (\d+) ([^\ue001]*)\ue001/.exec(line) ?? [];
  const rest = list === undefined ? line : line.slice(line.indexOf(END) + 1);
  return {
    ...(list !== undefined && { number: { list: Number(list), level: Number(level), text } }),
    line: rest.replace(/\ue000\d+ \d+ ([^\ue000\ue001]*)\ue001/g, '$1 '),
  };
}
