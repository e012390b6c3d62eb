import { markOf, withoutMarks } from './number-mark.mjs';
import { childOf, element, isOn, wordsIn } from './xml.mjs';

/** Elements that surround words without changing them. */
const WRAPPERS = new Set(['w:bdo', 'w:dir', 'w:fldSimple', 'w:smartTag', 'w:customXml', 'w:ins', 'w:moveTo']);
const DELETED = ['w:del', 'w:moveFrom'];
const LEFT_OUT = new Set([...DELETED, 'w:softHyphen']);
/** The styles that become more than text; a style that is based on one of them is taken for it. */
const KNOWN = /^(?:title|heading [1-6]|quote|intense quote|quotations?|quotation reference|block text)$/i;

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Rewrites the content of a part into what Word shows of it, in the elements that mammoth reads: numbers as words before
 * their paragraphs, no hidden words, capitals as letters, raised digits as such, results of fields, every break a line.
 * One of these objects serves one part.
 */
export class SettledWords {
  #styles;
  #numbering;
  /** Fields that are open: whether their result is reached, which alone is shown. */
  #fields = [];
  /** How many of them have not come to their result. */
  #unreached = 0;

  /**
   * @param {import('./styles.mjs').Styles} styles
   * @param {import('./numbering.mjs').Numbering} numbering
   */
  constructor(styles, numbering) {
    this.#styles = styles;
    this.#numbering = numbering;
  }

  /** @param {import('./xml.mjs').Element} root of document.xml, footnotes.xml or endnotes.xml */
  settle(root) {
    return { ...root, children: this.#settleAll(root.children, []) };
  }

  /** @param paragraph the style of the paragraph around, and those that it is based on */
  #settleAll(nodes, paragraph) {
    const settled = [];
    /** Nodes of paragraphs whose end is deleted: they run on into the next. */
    let carried = [];
    for (const node of nodes) {
      if (node.name !== 'w:p') settled.push(...this.#settle(node, paragraph));
      else if (isRunOn(node)) carried.push(...node.children.filter(({ name }) => name !== 'w:pPr'));
      else {
        settled.push(...this.#settleParagraph(node, carried));
        carried = [];
      }
    }
    if (carried.length) settled.push(...this.#settleParagraph(element('w:p'), carried));
    return settled;
  }

  #settle(node, paragraph) {
    const { name, children } = node;
    if (typeof node === 'string') return [node];
    if (LEFT_OUT.has(name) || (name === 'w:tr' && isRowLeftOut(node))) return [];
    if (WRAPPERS.has(name)) return this.#settleAll(children, paragraph);
    if (name === 'mc:AlternateContent') return this.#settleAll(childOf(node, 'mc:Fallback')?.children ?? [], paragraph);
    if (name === 'w:ruby') return this.#settleRuby(node, paragraph);
    if (name === 'w:r') return this.#settleRun(node, paragraph);
    return [{ ...node, children: this.#settleAll(children, paragraph) }];
  }

  #settleParagraph(node, carried) {
    const properties = childOf(node, 'w:pPr');
    const line = this.#styles.ofParagraph(properties);
    const words = this.#settleAll([...carried, ...node.children.filter((child) => child !== properties)], line);
    const isEmpty = !words.some((child) => wordsIn(child).trim());
    if (isEmpty && this.#styles.isHidden(childOf(properties, 'w:rPr'), line)) return words.filter(isFieldMark);
    const number = this.#numbering.count(properties, line);
    const style = (line.find(({ name }) => KNOWN.test(name)) ?? line[0])?.id;
    return [
      element('w:p', {}, [
        element('w:pPr', {}, style === undefined ? [] : [element('w:pStyle', { 'w:val': style })]),
        ...(number && !isEmpty ? [runOf(markOf(number))] : []),
        ...words,
      ]),
    ];
  }

  #settleRun(run, paragraph) {
    const properties = childOf(run, 'w:rPr');
    const isHidden = this.#styles.isHidden(properties, paragraph);
    const look = { capitals: this.#styles.isCapitals(properties), raised: this.#styles.isRaised(properties) };
    const children = run.children.flatMap((child) => {
      if (typeof child === 'string' || child === properties) return child;
      if (child.name === 'w:fldChar') return this.#passField(child);
      if (isHidden) return [];
      return this.#settlePiece(child, look, paragraph);
    });
    return [{ ...run, children }];
  }

  #settlePiece(piece, { capitals, raised }, paragraph) {
    switch (piece.name) {
      case 'w:t': {
        if (this.#unreached) return [];
        const words = withoutMarks(piece.children.join(''));
        const cased = capitals ? words.toUpperCase() : words;
        return [textOf(raised ? cased.replace(/\d/g, (digit) => SUPERSCRIPT[digit]) : cased)];
      }
      case 'w:br':
      case 'w:cr':
        return [element('w:br')];
      case 'w:tab':
      case 'w:ptab':
        return [element('w:tab')];
      case 'w:noBreakHyphen':
        return [textOf('-')];
      default:
        return this.#settle(piece, paragraph);
    }
  }

  /** 漢字(かんじ), as HTML shows it where there is no room above. */
  #settleRuby(node, paragraph) {
    const [base, above] = ['w:rubyBase', 'w:rt'].map((name) =>
      this.#settleAll(childOf(node, name)?.children ?? [], paragraph),
    );
    return above.some((run) => wordsIn(run)) ? [...base, textOf('('), ...above, textOf(')')] : base;
  }

  #passField(mark) {
    const type = mark.attributes['w:fldCharType'];
    if (type === 'begin') {
      this.#fields.push(false);
      this.#unreached += 1;
    } else if (this.#fields.length) {
      if (!this.#fields.pop()) this.#unreached -= 1;
      if (type === 'separate') this.#fields.push(true);
    }
    return mark;
  }
}

const textOf = (words) => element('w:t', { 'xml:space': 'preserve' }, [words]);
const runOf = (words) => element('w:r', {}, [textOf(words)]);

const isRunOn = (paragraph) => {
  const mark = childOf(childOf(paragraph, 'w:pPr'), 'w:rPr');
  return DELETED.some((name) => childOf(mark, name));
};

function isRowLeftOut(row) {
  const properties = childOf(row, 'w:trPr');
  return Boolean(childOf(properties, 'w:del')) || isOn(properties, 'w:hidden') === true;
}

const isFieldMark = (run) => typeof run !== 'string' && Boolean(childOf(run, 'w:fldChar'));
