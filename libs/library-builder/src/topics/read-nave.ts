import type { Range, Topic, TopicLine, TopicsPack } from '@berea/text-packs';
import { Parser } from 'htmlparser2';
import { GrowingText } from '../osis/verse-text.js';
import { distinctRanges, readOsisRanges } from '../references/osis-range.js';
import type { DictionaryEntry } from '../sword/dictionary.js';
import { lineLevels } from './line-levels.js';
import { mendMarkup } from './mend-markup.js';

/** Marks that begin a line. */
const SIGN = /^(?:→|\.)\s*/;

interface OpenLine {
  readonly isItem: boolean;
  readonly text: GrowingText;
  readonly ranges: Range[];
  readonly see: string[];
}

/**
 * Nave's topics. Their ids are their places in the module, since some share a name. A line's label is its words
 * without the references, which are kept as ranges.
 */
export function readNave(entries: readonly DictionaryEntry[]): TopicsPack {
  const idOf = new Map<string, number>();
  entries.forEach(({ key }, id) => {
    if (!idOf.has(key)) idOf.set(key, id);
  });
  const topics = entries.map(({ key, text }, id): Topic => {
    const open = readLines(mendMarkup(text));
    const levels = lineLevels(open);
    const lines = open.map(({ text: label, ranges, see }, at): TopicLine => {
      const ids = see.flatMap((name) => idOf.get(name) ?? []).filter((other) => other !== id);
      return [levels[at] ?? 0, tidyLabel(label.toString()), distinctRanges(ranges), [...new Set(ids)]];
    });
    return { id, name: key, lines: lines.filter(([, label, ranges, see]) => label || ranges.length || see.length) };
  });
  return { kind: 'topics', topics };
}

function readLines(markup: string): OpenLine[] {
  const lines: OpenLine[] = [];
  let depth = 0;
  let inReference = false;
  const begin = (isItem = false) => lines.push({ isItem, text: new GrowingText(), ranges: [], see: [] });
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'list') depth += 1;
        if (name === 'lb' || name === 'item') begin(name === 'item' && depth > 0);
        if (name !== 'ref') return;
        if (!lines.length) begin();
        const { osisRef, target } = attributes;
        inReference = osisRef !== undefined;
        if (osisRef !== undefined) lines.at(-1)?.ranges.push(...readOsisRanges(osisRef));
        else if (target) lines.at(-1)?.see.push(target.replace(/^Nave:/, ''));
      },
      ontext: (text) => {
        if (inReference || (!lines.length && !text.trim())) return;
        if (!lines.length) begin();
        lines.at(-1)?.text.append(text);
      },
      onclosetag: (name) => {
        if (name === 'list') depth -= 1;
        if (name === 'ref') inReference = false;
      },
    },
    { xmlMode: true },
  );
  parser.parseComplete(markup);
  return lines;
}

/** Without the separators between references. */
const tidyLabel = (label: string): string =>
  label
    .replace(SIGN, '')
    .replace(/(?:\s*[;,]\s*)+(?=[;,])/g, '')
    .replace(/\s+([;,.])/g, '$1')
    .replace(/(\w)' s\b/g, "$1's")
    .replace(/“ /g, '“')
    // Two sentences whose space was lost: 'Typified.Melchizedek'.
    .replace(/(\p{L}{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/[\s;,:]+$/, '')
    .trim();
