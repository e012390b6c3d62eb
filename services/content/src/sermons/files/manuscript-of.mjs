import { Parser } from 'htmlparser2';
import { takeMark } from './word/number-mark.mjs';
import { beginOf, endOf, withLooks, withoutLooks } from './set-looks.mjs';

const HEADING = /^h([1-6])$/;
const BLOCKS = new Set(['p', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const DEEPEST_HEADING = 4;
/**
 * Marker of a list item in Markdown. Content below an item is indented by the marker's width; below any other number by
 * two blanks.
 */
const ITEM = /^(?:-|\d{1,9}[.)])$/;
/** A line that a manuscript knows by how it begins: a quotation, or a heading. */
const READ_BY_BEGINNING = /^(?:["“]|[IVX]{1,5}\.\s|(?:Introduction|Conclusion|Application|Illustration)\s*:?$)/;
/** A heading for a manuscript without '## ' before it. */
const HEADED = /^(?:[IVX]{1,5}\.\s+\S.*|(?:Introduction|Conclusion|Application|Illustration)\s*:?)$/;

/**
 * The text of a document as a manuscript: '# ' before headings, '- ' or '1. ' before items, '> ' before quotations, '**'
 * around strong words, a footnote as '[^1]' with '[^1]: …' at the end.
 * @param {string} html as mammoth makes it of a document whose numbers are marks
 * @param {{ isOurs?: boolean }} [options] whether Berea exported the document: a heading that a manuscript knows by its
 *   words was written without '# '
 * @returns {string}
 */
export function manuscriptOf(html, { isOurs = false } = {}) {
  const writer = new Manuscript(isOurs);
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    ontext: (text) => writer.write(text),
    onclosetag: (name) => writer.close(name),
  });
  parser.end(html);
  return writer.text();
}

class Manuscript {
  #blocks = [];
  #line = '';
  /** Before the line that is written. */
  #prefix = '';
  /** The items that contain the next one: their levels, and how far theirs is set in. */
  #items = [];
  #quotes = 0;
  #cells = 0;
  /** Numbers of the footnotes, by the target of their marks. */
  #notes = new Map();
  #mark = false;
  /** Whether the line says where the quotation above it is from. */
  #isReference = false;
  #isOurs;

  constructor(isOurs) {
    this.#isOurs = isOurs;
  }

  open(name, { href = '', id = '', class: role }) {
    const [, level] = HEADING.exec(name) ?? [];
    if (name === 'li') this.#beginNote(id);
    else if (name === 'blockquote') this.#quotes += 1;
    else if (name === 'tr') this.#cells = 0;
    else if (name === 'td' || name === 'th') {
      if (this.#cells++) this.#line += ' | ';
    } else if (name === 'br') this.#line += '\n';
    else if (name === 'a') this.#beginLink(href);
    else if (role === 'reference') this.#isReference = true;
    else if (level) this.#prefix = `${'#'.repeat(Math.min(Number(level), DEEPEST_HEADING))} `;
    this.#line += beginOf(name);
  }

  write(text) {
    // The text of a footnote mark is its number; the text of a link back is an arrow.
    if (!this.#mark) this.#line += withoutLooks(text);
  }

  close(name) {
    this.#line += endOf(name);
    if (name === 'a') this.#mark = false;
    else if (name === 'blockquote') this.#quotes -= 1;
    // Paragraphs of a cell stay in its row, and those of a footnote in its line.
    else if (name === 'p' && (this.#cells || this.#isNote())) this.#line += ' ';
    else if (BLOCKS.has(name)) this.#end(name === 'tr' ? 'row' : 'block');
    if (name === 'tr') this.#cells = 0;
  }

  text() {
    this.#end();
    return this.#blocks
      .map(({ text, kind }, index) => {
        if (index === 0) return text;
        const before = this.#blocks[index - 1].kind;
        return (kind === before && kind !== 'block' ? '\n' : '\n\n') + text;
      })
      .join('');
  }

  #isNote() {
    return this.#prefix.startsWith('[^');
  }

  #beginNote(id) {
    this.#end();
    const note = this.#notes.get(`#${id}`);
    if (note) this.#prefix = `[^${note}]: `;
  }

  #beginLink(href) {
    if (/^#(?:footnote|endnote)-ref-/.test(href)) this.#mark = true;
    if (!/^#(?:footnote|endnote)-(?!ref-)/.test(href)) return;
    const number = this.#notes.get(href) ?? this.#notes.size + 1;
    this.#notes.set(href, number);
    this.#line += `[^${number}]`;
    this.#mark = true;
  }

  #end(kind = 'block') {
    const { number, line } = takeMark(this.#line);
    const isSetApart = Boolean(number) || this.#prefix.startsWith('#') || this.#quotes > 0;
    const lines = withLooks(line, (words) => !isSetApart && !READ_BY_BEGINNING.test(words));
    this.#line = '';
    const above = this.#blocks.at(-1);
    if (this.#isReference && lines.length && above?.kind === 'quote') above.text += ` (${lines.join(' ')})`;
    else if (lines.length) this.#blocks.push(this.#blockOf(lines, number, kind));
    this.#isReference = false;
    this.#prefix = '';
  }

  /** @returns {{ text: string, kind: string }} lines of one kind follow each other without an empty line */
  #blockOf(lines, number, kind) {
    if (number) lines[0] = `${number.text} ${lines[0]}`;
    if (this.#isNote()) return { text: this.#prefix + lines.join(' '), kind };
    if (this.#quotes && !this.#prefix) return { text: lines.map((words) => `> ${words}`).join('\n'), kind: 'quote' };
    if (this.#isOurs && this.#prefix && HEADED.test(lines[0])) return { text: lines.join('\n'), kind };
    if (!number || this.#prefix) return { text: this.#prefix + lines.join('\n'), kind };
    const before = this.#blocks.at(-1)?.kind;
    // A list below an item may be another list of the document.
    const list = number.level && before?.startsWith('list') ? before : `list ${number.list}`;
    return { text: this.#setIn(number, list === before) + lines.join('\n'), kind: list };
  }

  /** The blanks before an item. */
  #setIn({ level, text }, isContinued) {
    if (!isContinued) this.#items = [];
    while (this.#items.length && this.#items.at(-1).level >= level) this.#items.pop();
    const blanks = this.#items.at(-1)?.below ?? 0;
    this.#items.push({ level, below: blanks + (ITEM.test(text) ? text.length + 1 : 2) });
    return ' '.repeat(blanks);
  }
}
