import type { LemmaEntry, LemmaSense } from '@berea/text-packs';
import { Parser } from 'htmlparser2';
import { GrowingText } from '../osis/verse-text.js';
import { readOsisRange } from '../references/osis-range.js';

interface OpenSense {
  readonly level: number;
  readonly label: string;
  readonly text: GrowingText;
  readonly glosses: [start: number, length: number][];
  readonly refs: [start: number, length: number, first: number, last: number][];
}

/** An element that is open: where its text goes, and where that began. */
interface OpenElement {
  readonly name: string;
  readonly into: OpenSense | 'forms' | 'septuagint' | 'nowhere';
  readonly start: number;
  readonly osisRef?: string | undefined;
}

/** All uses in the New Testament are named: a sign of the printed book. */
const ALL_NAMED = /[†‡*]+/g;

/**
 * Abbott-Smith's Manual Greek Lexicon of the New Testament, in the edition of its TEI project.
 * @param xml the file as it is
 * @param numbers dictionary form → Strong's number, for entries without one and for slips of the edition's numbers
 */
export function readAbbottSmith(xml: string, numbers: ReadonlyMap<string, readonly string[]>): LemmaEntry[] {
  const entries: LemmaEntry[] = [];
  let entry: EntryReader | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'entry') entry = new EntryReader(attributes);
        else entry?.open(name, attributes);
      },
      ontext: (text) => entry?.append(text),
      onclosetag(name) {
        if (name !== 'entry') entry?.close();
        else {
          const read = entry?.read(numbers);
          if (read) entries.push(read);
          entry = undefined;
        }
      },
    },
    { xmlMode: true },
  );
  parser.parseComplete(xml);
  return entries;
}

class EntryReader {
  private readonly forms = new GrowingText();
  private readonly septuagint = new GrowingText();
  private readonly senses: OpenSense[] = [];
  private readonly opened: OpenElement[] = [];
  private uses = '';

  constructor(private readonly attributes: Readonly<Record<string, string>>) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const outer = this.opened.at(-1)?.into ?? 'nowhere';
    const into = this.target(name, attributes, outer);
    this.opened.push({ name, into, start: this.textOf(into)?.next ?? 0, osisRef: attributes['osisRef'] });
  }

  private target(
    name: string,
    attributes: Readonly<Record<string, string>>,
    outer: OpenElement['into'],
  ): OpenElement['into'] {
    switch (name) {
      case 'form':
        return 'forms';
      case 'seg':
        return 'septuagint';
      // Notes of the edition's makers on the print.
      case 'note':
        return 'nowhere';
      case 'sense':
      case 're': {
        const level = this.opened.filter((each) => each.name === 'sense').length;
        const label = attributes['n'] ?? '';
        const sense: OpenSense = { level, label, text: new GrowingText(), glosses: [], refs: [] };
        this.senses.push(sense);
        return sense;
      }
      default:
        return outer;
    }
  }

  append(text: string): void {
    const { name, into } = this.opened.at(-1) ?? {};
    if (name === 'note' && /^\s*\d+\s*$/.test(text)) this.uses = text.trim();
    this.textOf(into ?? 'nowhere')?.append(text.replace(ALL_NAMED, ''));
  }

  close(): void {
    const element = this.opened.pop();
    if (!element) return;
    const { name, into, start, osisRef } = element;
    if (typeof into === 'string') return;
    const length = into.text.length - start;
    if (length <= 0) return;
    if (name === 'gloss') into.glosses.push([start, length]);
    const range = name === 'ref' && osisRef ? readOsisRange(osisRef) : undefined;
    if (range) into.refs.push([start, length, ...range]);
  }

  private textOf(into: OpenElement['into']): GrowingText | undefined {
    if (into === 'forms') return this.forms;
    if (into === 'septuagint') return this.septuagint;
    return into === 'nowhere' ? undefined : into.text;
  }

  /** Undefined for an entry that only points to another one, or that no number leads to. */
  read(numbers: ReadonlyMap<string, readonly string[]>): LemmaEntry | undefined {
    // `ἅγιος|G40`: some further numbers are in the wrong attribute. `ἄν_1` is one of two of that spelling.
    const [spelling = '', ...more] = (this.attributes['lemma'] ?? '').normalize('NFC').split('|');
    const lemma = spelling.replace(/_\d+$/, '');
    const printed = [...(this.attributes['strong'] ?? '').split('|'), ...more].filter((id) => /^G\d+$/.test(id));
    const spelled = numbers.get(lemma) ?? [];
    const isRight = printed.length > 1 || !spelled.length || printed.some((id) => spelled.includes(plainNumber(id)));
    const ids = isRight ? printed : spelled;
    const senses = this.senses.flatMap(toSense);
    if (!ids.length || !senses.length) return undefined;
    return {
      ids: ids.map(plainNumber),
      lemma,
      forms: trimSigns(this.forms.toString(), '', ' ,;'),
      septuagint: trimSigns(this.septuagint.toString(), '[', ' ,;]'),
      ...(this.uses && { uses: Number(this.uses) }),
      senses,
    };
  }
}

/** A text without these signs at its beginning and its end. */
function trimSigns(text: string, before: string, behind: string): string {
  let [start, end] = [0, text.length];
  while (start < end && before.includes(text.charAt(start))) start += 1;
  while (end > start && behind.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** `G0901` → `G901` */
const plainNumber = (id: string): string => id.replace(/^G0+/, 'G');

/** A sense whose words are all in its parts has none of its own. */
function toSense({ level, label, text, glosses, refs }: OpenSense): LemmaSense[] {
  const words = text.toString();
  return /[\p{L}\p{N}]/u.test(words) ? [{ level, label, text: words, glosses, refs }] : [];
}
