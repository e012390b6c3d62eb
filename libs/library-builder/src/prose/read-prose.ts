import type { Range } from '@berea/text-packs';
import { Parser } from 'htmlparser2';
import { GrowingText, type Run, runBetween } from '../osis/verse-text.js';
import { writtenReferences } from './written-references.js';

/** A paragraph, a title or a row of a table. */
export interface Block {
  readonly kind: 'paragraph' | 'title' | 'row';
  /** The type of a title, from its markup. */
  readonly type: string;
  readonly text: string;
  /** The cells of a row. */
  readonly cells: readonly string[];
  /** What its references name. */
  readonly ranges: readonly Range[];
  readonly bold: readonly Run[];
  readonly italic: readonly Run[];
}

const REFERENCES = new Set(['reference', 'ref']);
/** `Scofield:Ge 1:26` leads to a note of a work, and not to a verse. */
const TO_A_NOTE = /^\w+:/;
const BREAKS = new Set(['p', 'item', 'list', 'lg', 'l', 'lb', 'table']);

/** Reads the markup of prose (OSIS, TEI or ThML) into plain paragraphs; breaks come from wherever the markup puts them. */
export function readProse(markup: string): Block[] {
  const blocks: Block[] = [];
  let open = begin('paragraph');
  const finish = (next: OpenBlock = begin('paragraph')) => {
    if (open.text.length) blocks.push(finished(open));
    open = next;
  };
  const emphasis: { name: 'bold' | 'italic' | null; start: number }[] = [];
  let reference: { start: number; end: number } | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'title') finish(begin('title', attributes['type']));
        else if (name === 'row') finish(begin('row'));
        else if (name === 'cell') open.text.breakHere();
        else if (BREAKS.has(name) || (name === 'div' && attributes['type'] !== 'x-milestone')) finish();
        if (name === 'hi') emphasis.push({ name: emphasisOf(attributes), start: open.text.next });
        if (REFERENCES.has(name)) {
          reference = { start: open.text.next, end: open.text.next };
          if (!TO_A_NOTE.test(attributes['osisRef'] ?? '')) open.marked.push(reference);
        }
        if (name === 'cell') open.cellsFrom.push(open.text.next);
      },
      ontext: (text) => open.text.append(text),
      onclosetag: (name) => {
        if (name === 'hi') {
          const { name: kind, start } = emphasis.pop() ?? { name: null, start: 0 };
          // A paragraph that a break divides begins again after it.
          const run = kind && runBetween(start > open.text.length ? 0 : start, open.text.length);
          if (kind && run) open[kind].push(run);
        }
        if (REFERENCES.has(name) && reference) reference.end = open.text.length;
        if (name === 'title' || name === 'row' || BREAKS.has(name)) finish();
      },
    },
    { xmlMode: true },
  );
  parser.parseComplete(`<entry>${markup}</entry>`);
  finish();
  return blocks;
}

interface OpenBlock {
  readonly kind: Block['kind'];
  readonly type: string;
  readonly text: GrowingText;
  readonly cellsFrom: number[];
  readonly marked: { start: number; end: number }[];
  readonly bold: Run[];
  readonly italic: Run[];
}

const begin = (kind: Block['kind'], type = ''): OpenBlock => ({
  kind,
  type,
  text: new GrowingText(),
  cellsFrom: [],
  marked: [],
  bold: [],
  italic: [],
});

function finished({ text, cellsFrom, marked, ...block }: OpenBlock): Block {
  const whole = text.toString();
  const cells = cellsFrom.map((from, at) => whole.slice(from, cellsFrom[at + 1] ?? whole.length).trim());
  return { ...block, text: whole, cells, ranges: writtenReferences(whole, marked) };
}

function emphasisOf(attributes: Record<string, string>): 'bold' | 'italic' | null {
  const kind = attributes['type'] ?? attributes['rend'];
  return kind === 'bold' || kind === 'italic' ? kind : null;
}

/** The words in bold type that a paragraph begins with; empty where it begins with others. */
export function leadOf({ text, bold }: Block): string {
  const [first] = bold;
  return first?.start === 0 ? text.slice(0, first.length) : '';
}
