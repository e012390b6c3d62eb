import {
  BorderStyle,
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { isNote, partsOf } from '../manuscript/footnotes.js';
import { draftedHeading, draftedList } from '../manuscript/origin-words.js';
import { type Block, readManuscript } from '../manuscript/read-manuscript.js';
import { setWords } from '../manuscript/use-manuscript.js';
import type { PrintedSermon } from '../print/sermon-paper.js';
import { t } from '../texts/sermon-docx.js';

/** By these styles the import of sermon files knows what is exported here. */
const QUOTE = 'Quotation';
const QUOTE_REFERENCE = 'Quotation reference';
const [PASSAGE_STYLE, THEME_STYLE] = ['Sermon passage', 'Sermon theme'];
const SMALL = 20;

/**
 * A sermon as a Word document: headings, verse blocks, sources as footnotes, runs from right to left where the script is.
 * Markers stay out. @param listDrafted whether it ends with a list of what Scholar drafted, with what made each of it
 */
export async function sermonDocx(sermon: PrintedSermon, { listDrafted = false } = {}): Promise<Blob> {
  const { title, scripture, theme, outline, body = '', origins } = sermon;
  const footnotes = new Footnotes();
  const drafted = listDrafted ? draftedList(body, origins) : [];
  const children = [
    paragraph(title || t('sermon-docx.untitled-sermon'), { heading: HeadingLevel.TITLE }),
    ...[
      { text: scripture, style: PASSAGE_STYLE },
      { text: theme ?? '', style: THEME_STYLE },
    ]
      .filter(({ text }) => text)
      .map(({ text, style }) => paragraph(text, { style })),
    ...(await setWords(readManuscript(body.trim() ? body : outline))).flatMap((block) => piece(block, footnotes)),
    ...(drafted.length ? [paragraph(draftedHeading(), { heading: HeadingLevel.HEADING_2 })] : []),
    ...(await setWords(drafted)).flatMap((block) => piece(block, footnotes)),
  ];
  return Packer.toBlob(
    new Document({ title, creator: 'Berea', styles: STYLES, footnotes: footnotes.byId, sections: [{ children }] }),
  );
}

function piece(block: Block, footnotes: Footnotes): Paragraph[] {
  const { kind, text, reference } = block;
  const children = partsOf(block).flatMap((part) =>
    isNote(part)
      ? [footnotes.add(part.text)]
      : runs(part.text, { ...(part.strong && { bold: true }), ...(part.emphasis && { italics: true }) }),
  );
  const whole = { children, bidirectional: isRightToLeft(text) };
  if (kind === 'heading') return [new Paragraph({ ...whole, heading: HeadingLevel.HEADING_2 })];
  if (kind === 'item') return [new Paragraph({ ...whole, bullet: { level: 0 } })];
  if (kind === 'text') return [new Paragraph(whole)];
  return [
    new Paragraph({ ...whole, style: QUOTE, keepLines: true, keepNext: Boolean(reference) }),
    ...(reference ? [new Paragraph({ style: QUOTE_REFERENCE, children: runs(reference) })] : []),
  ];
}

const paragraph = (text: string, options: IParagraphOptions): Paragraph =>
  new Paragraph({ ...options, children: runs(text), bidirectional: isRightToLeft(text) });

const runs = (text: string, look: { bold?: boolean; italics?: boolean; size?: number } = {}): ParagraphChild[] =>
  splitByDirection(text).map((part) => new TextRun({ ...look, text: part.text, rightToLeft: part.rightToLeft }));

/** Numbers the footnotes of a document in the order in which they are met. */
class Footnotes {
  readonly byId: Record<string, { readonly children: readonly Paragraph[] }> = {};

  add(text: string): FootnoteReferenceRun {
    const id = Object.keys(this.byId).length + 1;
    this.byId[id] = { children: [new Paragraph({ children: runs(text, { size: SMALL }) })] };
    return new FootnoteReferenceRun(id);
  }
}

const INK = '24211B';
const STYLES = {
  default: {
    document: {
      run: { size: 24, font: { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Times New Roman' } },
      paragraph: { spacing: { after: 140, line: 320 } },
    },
    title: { run: { size: 44, color: INK }, paragraph: { spacing: { after: 80 } } },
    heading2: {
      run: { size: 28, bold: true, color: INK },
      paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
    },
  },
  paragraphStyles: [
    ...[PASSAGE_STYLE, THEME_STYLE].map((name) => ({ id: name, name, basedOn: 'Normal', run: { italics: true } })),
    {
      id: QUOTE,
      name: QUOTE,
      basedOn: 'Normal',
      paragraph: {
        indent: { start: 360 },
        border: { left: { style: BorderStyle.SINGLE, size: 12, color: '999999', space: 10 } },
      },
    },
    { id: QUOTE_REFERENCE, name: QUOTE_REFERENCE, basedOn: QUOTE, run: { size: SMALL } },
  ],
};

const RIGHT_TO_LEFT = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]`;
/** Words of such a script, with the characters between them. */
const PASSAGE = new RegExp(String.raw`(${RIGHT_TO_LEFT}+(?:[\s\p{P}\p{Mn}]+${RIGHT_TO_LEFT}+)*)`, 'u');
const FIRST_LETTER = new RegExp(String.raw`^\P{L}*${RIGHT_TO_LEFT}`, 'u');

interface DirectedText {
  readonly text: string;
  readonly rightToLeft: boolean;
}

/** A text parted where its direction changes. */
const splitByDirection = (text: string): DirectedText[] =>
  text
    .split(PASSAGE)
    .map((part, index) => ({ text: part, rightToLeft: index % 2 === 1 }))
    .filter((part) => part.text !== '');

/** Whether a paragraph begins at the right: its first letter says so, as `dir="auto"` does. */
const isRightToLeft = (text: string): boolean => FIRST_LETTER.test(text);
