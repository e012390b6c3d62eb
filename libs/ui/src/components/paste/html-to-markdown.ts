import TurndownService from 'turndown';

/** UTF-16 units, and elements in each other: text beyond that is pasted as plain text. */
const LONGEST = 1_000_000;
const DEEPEST = 100;
/** In a row: the converter takes the square of the number of blanks at the end of an element. */
const MOST_BLANKS = 200;

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Styles of Word that are more than a look. */
const WORD_STYLES: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};
const LEFT_OUT =
  'script, style, title, meta, link, template, noscript, img, svg, video, audio, iframe, object, del, button';
const ADDRESS = /^(?:https?:|mailto:)/i;

/**
 * Text of a web page or of Word as Markdown: headings, lists with their numbers, emphasis, tables, quotations, links and
 * raised verse numbers. Nothing of it is run or loaded.
 * @returns undefined for what is too long or too deep, or says nothing
 */
export function htmlToMarkdown(html: string): string | undefined {
  if (html.length > LONGEST) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (isTooDeep(body)) return undefined;
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  body.normalize();
  shortenBlanks(body);
  for (const element of body.querySelectorAll<HTMLElement>('[style], [class], sup')) settle(element);
  const markdown = converter().turndown(body);
  return tidy(markdown) || undefined;
}

const tidy = (markdown: string): string =>
  markdown
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function shortenBlanks(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.length > MOST_BLANKS) text.data = text.data.replace(/\s+/g, (run) => run.slice(0, MOST_BLANKS));
  }
}

function isTooDeep(body: HTMLElement): boolean {
  let level: Element[] = [body];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((element) => [...element.children]);
  }
  return false;
}

/** Looks become elements, which Markdown has signs for. */
function settle(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? '';
  if (/(?<![\w-])display:\s*none|mso-hide:\s*all/i.test(style)) return element.remove();
  if (/mso-list:\s*l\d/i.test(style)) return settleItem(element, style);
  const isRaised = element.localName === 'sup' || /(?<![\w-])vertical-align:\s*super/i.test(style);
  if (isRaised) element.textContent = raised(element.textContent ?? '');
  if (/(?<![\w-])font-variant(?:-caps)?:\s*(?:all-)?small-caps|(?<![\w-])text-transform:\s*uppercase/i.test(style))
    element.textContent = (element.textContent ?? '').toUpperCase();
  const name = [...element.classList].map((each) => WORD_STYLES[each]).find(Boolean);
  if (name) return replaceBy(element, name);
  // Google Docs puts all that is copied into a <b> that is not bold.
  if (/(?<![\w-])font-weight:\s*(?:normal|400)/i.test(style) && /^(?:b|strong)$/.test(element.localName))
    return replaceBy(element, 'span');
  if (element.localName !== 'span') return;
  if (/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrap(element, 'strong');
  if (/(?<![\w-])font-style:\s*italic/i.test(style)) wrap(element, 'em');
}

const raised = (text: string): string =>
  /^\s*\d[\d\s,–-]*$/.test(text) ? text.trim().replace(/\d/g, (digit) => SUPERSCRIPT[Number(digit)] ?? digit) : text;

/** An item of Word is a paragraph that begins with its number. */
function settleItem(element: HTMLElement, style: string): void {
  const level = Number(/level(\d)/i.exec(style)?.[1] ?? 1);
  const mark = [...element.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = (mark?.textContent ?? '').replace(/\s+/g, ' ').trim();
  mark?.remove();
  // Headings may be numbered as well.
  const number = /[\p{L}\p{N}]/u.test(text) && !/^o$/.test(text) ? text : '-';
  if (/^h[1-6]$/.test(element.localName)) return element.prepend(number === '-' ? '' : `${number} `);
  element.dataset['item'] = number;
  element.dataset['level'] = String(level);
}

function replaceBy(element: HTMLElement, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function wrap(element: HTMLElement, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.append(other);
}

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    strongDelimiter: '**',
    hr: '---',
    codeBlockStyle: 'fenced',
    br: '',
  });
  // Words are pasted as they are, as in plain text: a manuscript has no signs for them.
  service.escape = (text) => text;
  const isHeaded = (node: Node | null): boolean =>
    node !== null && (/^H[1-6]$/.test(node.nodeName) || isHeaded(node.parentNode));
  service.addRule('headed', {
    filter: (node) => /^(?:STRONG|B|EM|I)$/.test(node.nodeName) && isHeaded(node.parentNode),
    replacement: (content) => content,
  });
  service.addRule('word item', {
    filter: (node) => node.dataset?.['item'] !== undefined,
    replacement: (content, node) => {
      const { item = '-', level = '1' } = (node as HTMLElement).dataset;
      return `\n${'  '.repeat(Number(level) - 1)}${item} ${content.trim()}\n`;
    },
  });
  /** Items come in their order. */
  const counts = new Map<Element | null, number>();
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const list = (node as Element).parentElement;
      const number = counts.get(list) ?? (Number(list?.getAttribute('start')) || 1);
      counts.set(list, number + 1);
      const mark = list?.localName === 'ol' ? `${number}. ` : '- ';
      const lines = content
        .trim()
        .replace(/\n{2,}/g, '\n')
        .split('\n');
      return `\n${mark}${lines.join(`\n${' '.repeat(mark.length)}`)}\n`;
    },
  });
  service.addRule('link', {
    filter: 'a',
    replacement: (content, node) => {
      const address = (node as Element).getAttribute('href') ?? '';
      const words = content.replace(/\s+/g, ' ');
      return ADDRESS.test(address) && words.trim()
        ? `[${words}](${address.replace(/[\s()<>]/g, encodeURIComponent)})`
        : words;
    },
  });
  addTables(service);
  return service;
}

function addTables(service: TurndownService): void {
  const tableOf = (node: Node): Element | null => (node as Element).closest('table');
  const layouts = new Map<Element | null, boolean>();
  /** A table of one column is the layout of a page or a mail. */
  const isLayout = (table: Element | null): boolean => {
    const known =
      layouts.get(table) ?? [...(table?.querySelectorAll('tr') ?? [])].every(({ children }) => children.length < 2);
    layouts.set(table, known);
    return known;
  };
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content, node) =>
      isLayout(tableOf(node))
        ? `\n\n${content}\n\n`
        : ` ${content.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')} |`,
  });
  service.addRule('row', {
    filter: 'tr',
    replacement: (content, node) => {
      const table = tableOf(node);
      if (isLayout(table)) return content;
      const rule =
        table?.querySelector('tr') === node ? `\n|${' --- |'.repeat((node as Element).children.length)}` : '';
      return `\n|${content}${rule}`;
    },
  });
  service.addRule('table', {
    filter: ['table', 'thead', 'tbody', 'tfoot'],
    replacement: (content, node) => (node.nodeName === 'TABLE' ? `\n\n${content.trim()}\n\n` : content),
  });
}
