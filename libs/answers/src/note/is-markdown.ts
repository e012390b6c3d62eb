/** Parts of a note that decide how it is shown. */
export interface NoteWords {
  readonly title: string;
  readonly content: string;
  readonly tags?: readonly string[] | undefined;
}

/** Signs that are not written by chance: each needs a second one that closes it, or is doubled. */
const DELIBERATE = [
  // '## Heading'; a single # may be a hashtag, or a number.
  /^ {0,3}#{2,6} \S/m,
  // '**bold**'
  /(?<![\w*])\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?![\w*])/,
  // A task: '- [x] done'
  /^ {0,3}[-*+] \[[ xX]\] \S/m,
  // A fence and its end
  /^ {0,3}```[^`\n]*\n(?:[^`]|`(?!``))*^ {0,3}``` *$/m,
  // '[words](https://example.org)'
  /\[[^\][\n]+\]\((?:https?:\/\/|mailto:|\/)[^()\s]*\)/,
];

/** The line under the head of a table. */
const TABLE_RULE = /^ {0,3}\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:?)? *$/;

/** Line by line: one expression for both lines would take the square of a long line's length. */
function holdsTable(text: string): boolean {
  if (!text.includes('---')) return false;
  const lines = text.split(/\r?\n/);
  return lines.some((line, at) => TABLE_RULE.test(line) && lines[at - 1]?.includes('|'));
}

/** Signs that people also write as such: lists, '> ', '# ', '*word*'. They count in what Scholar wrote. */
const CASUAL = [/^ {0,3}(?:#|>|[-*+]|\d{1,9}[.)]) \S/m, /(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/];

const SCHOLAR_TAGS = new Set(['study-tool', 'scholar-question']);
const QUESTION = /^Question: /;

/** Whether a note was saved from an answer or an analysis: by its tags, or by how such a note is titled and begins. */
export const isFromScholar = ({ title, content, tags = [] }: NoteWords): boolean =>
  tags.some((tag) => SCHOLAR_TAGS.has(tag)) || (title.startsWith('Scholar Response') && QUESTION.test(content));

/**
 * Whether a note's text is Markdown. Typed text is shown as typed unless it is plainly Markdown; Scholar's text is
 * Markdown as soon as it holds any sign of it, or begins with the question.
 */
export function isMarkdown(note: NoteWords): boolean {
  const holds = (signs: readonly RegExp[]) => signs.some((sign) => sign.test(note.content));
  if (holds(DELIBERATE) || holdsTable(note.content)) return true;
  return isFromScholar(note) && (QUESTION.test(note.content) || holds(CASUAL));
}

/** The question that a saved answer begins with, and the answer. */
export function splitQuestion(note: NoteWords): { readonly question?: string; readonly text: string } {
  const [, question, text] = (isFromScholar(note) && /^Question: (.*?)\n\s*\n(.*)$/s.exec(note.content)) || [];
  return question === undefined ? { text: note.content } : { question, text: text ?? '' };
}
