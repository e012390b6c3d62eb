import { Numbering } from './numbering.mjs';
import { SettledWords } from './settled-words.mjs';
import { Styles } from './styles.mjs';
import { childOf, childrenOf, readXml, valueOf, wordsIn, writeXml } from './xml.mjs';

const WORDS = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/;
const STYLES = /^word\/styles\d*\.xml$/;
const NUMBERING = /^word\/numbering\d*\.xml$/;
const DOCUMENT = /^word\/document\d*\.xml$/;

/** The styles of a document that Berea made: these paragraphs are fields of the sermon, and no part of its text. */
const FIELDS = { title: 'Title', scripture: 'Sermon passage', theme: 'Sermon theme' };

/**
 * The parts of a document as Word shows them, and the fields of a sermon that Berea exported.
 * @param {Record<string, Uint8Array>} parts by name
 * @returns {{ parts: Record<string, Uint8Array>, fields: { title?: string, scripture?: string, theme?: string, isOurs?: boolean } }}
 * @throws Error for broken XML
 */
export function shownParts(parts) {
  const read = (pattern) => {
    const name = Object.keys(parts).find((one) => pattern.test(one));
    return name && readXml(decode(parts[name]));
  };
  const styles = new Styles(read(STYLES));
  const numberingPart = read(NUMBERING);
  const shown = {};
  let fields = {};
  for (const [name, bytes] of Object.entries(parts)) {
    // The numbers are words by now.
    if (NUMBERING.test(name)) continue;
    shown[name] = bytes;
    if (!WORDS.test(name)) continue;
    const root = readXml(decode(bytes));
    if (DOCUMENT.test(name)) fields = takeFields(root, styles);
    // Each part is counted by itself.
    const words = new SettledWords(styles, new Numbering(numberingPart, styles));
    shown[name] = Buffer.from(writeXml(words.settle(root)));
  }
  return { parts: shown, fields };
}

/** Takes the paragraphs of the fields out of a document of our own. */
function takeFields(root, styles) {
  if (!styles.has(FIELDS.theme)) return {};
  const body = childOf(root, 'w:body');
  const fields = { isOurs: true };
  for (const [field, style] of Object.entries(FIELDS)) {
    const found = childrenOf(body, 'w:p').find(
      (paragraph) => styles.line(valueOf(childOf(paragraph, 'w:pPr'), 'w:pStyle'))[0]?.name === style,
    );
    if (!found) continue;
    fields[field] = wordsIn(found).trim();
    body.children = body.children.filter((child) => child !== found);
  }
  return fields;
}

/** Programs of Microsoft write UTF-8 or, seldom, UTF-16. */
function decode(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}
