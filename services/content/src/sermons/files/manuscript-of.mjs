import { Parser } from 'htmlparser2';

const HEADING = /^h([1-6])$/;
const BLOCKS = new Set(['p', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const DEEPEST_HEADING = 4;

/**
 * The text of a document as a manuscript: '# ' before headings, '- ' or '1. ' before items, '> ' before quotations, a
 * footnote as '[^1]' with '[^1]: …' at the end.
 * @param {string} html as mammoth makes it of a document
 * @returns {string}
 */
export function manuscriptOf(html) {
  const writer = new Manuscript();
  const parser = new Parser({
    onopentag: (name, { href = '', id = '' }) => writer.open(name, href, id),
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
  /** The lists that contain the line: the number of items so far, or nothing for a list without numbers. */
  #lists = [];
  /** How many lists there were, without nested ones. */
  #listNumber = 0;
  #quotes = 0;
  #cells = 0;
  /** Numbers of the footnotes, by the target of their marks. */
  #notes = new Map();
  #mark = false;

  open(name, href, id) {
    const [, level] = HEADING.exec(name) ?? [];
    if (name === 'ul' || name === 'ol') {
      this.#end(this.#kind());
      if (!this.#lists.length) this.#listNumber += 1;
      this.#lists.push({ items: name === 'ol' ? 0 : undefined });
    } else if (name === 'li') this.#beginItem(id);
    else if (name === 'blockquote') this.#quotes += 1;
    else if (name === 'tr') this.#cells = 0;
    else if (name === 'td' || name === 'th') {
      if (this.#cells++) this.#line += ' | ';
    } else if (name === 'br') this.#line += '\n';
    else if (name === 'a') this.#beginLink(href);
    else if (level) this.#prefix = `${'#'.repeat(Math.min(Number(level), DEEPEST_HEADING))} `;
  }

  write(text) {
    // The text of a footnote mark is its number; the text of a link back is an arrow.
    if (!this.#mark) this.#line += text;
  }

  close(name) {
    if (name === 'a') this.#mark = false;
    else if (name === 'ul' || name === 'ol') this.#lists.pop();
    else if (name === 'blockquote') this.#quotes -= 1;
    // Paragraphs of a cell stay in its row, and those of a footnote in its line.
    else if (name === 'p' && (this.#cells || this.#isNote())) this.#line += ' ';
    else if (BLOCKS.has(name)) this.#end(name === 'tr' ? 'row' : this.#kind());
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

  /** The kind of the present block. Lines of one kind follow each other without an empty line. */
  #kind() {
    return this.#lists.length ? `list ${this.#listNumber}` : 'block';
  }

  #isNote() {
    return this.#prefix.startsWith('[^');
  }

  #beginItem(id) {
    this.#end(this.#kind());
    const list = this.#lists.at(-1);
    const note = this.#notes.get(`#${id}`);
    if (note) this.#prefix = `[^${note}]: `;
    else {
      const mark = list?.items === undefined ? '-' : `${(list.items += 1)}.`;
      this.#prefix = `${'  '.repeat(Math.max(this.#lists.length - 1, 0))}${mark} `;
    }
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
    const lines = this.#line
      .split('\n')
      .map((line) => line.replace(/[\t ]+/g, ' ').trim())
      .filter(Boolean);
    const prefix = this.#prefix || (this.#quotes ? '> ' : '');
    if (lines.length) {
      const text = this.#isNote() ? lines.join(' ') : lines.join(`\n${prefix === '> ' ? prefix : ''}`);
      this.#blocks.push({ text: prefix + text, kind: prefix === '> ' ? 'quote' : kind });
      this.#prefix = '';
    }
    this.#line = '';
    if (kind === 'block') this.#prefix = '';
  }
}
