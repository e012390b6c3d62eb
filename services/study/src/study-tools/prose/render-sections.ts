import type { CommentaryNote, LexiconEntry, Place, Source, StudySection, StudyWord } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { cutAround, openAt } from './excerpt.js';
import { shortDefinition } from './short-definition.js';

/** 'Matthew Henry, Concise Commentary on the Whole Bible, 1706': whose words a paragraph has. */
export const creditOf = ({ author, title, year }: Pick<Source, 'author' | 'title' | 'year'>): string =>
  [author, title, year].filter(Boolean).join(', ');

/** Escapes text of a work so that Markdown shows it unchanged. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/g, (mark) => `\\${mark}`)
    // Only at the beginning of a line do these begin a heading, a list or a quotation.
    .replace(/^([\t ]*)([#+-])/gm, '$1\\$2')
    .replace(/^([\t ]*\d+)([.)])(?=\s)/gm, '$1\\$2');

/** A cell of a table holds one line. */
export const cell = (text: string): string => escapeMarkdown(text.replace(/\s+/g, ' ').trim());

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** Verses as a block quote that ends with the reference, as all quotations of the product. */
export const blockQuote = (text: string, reference: string): string => `> ${text}\n> — ${reference}`;

export interface RenderWish {
  source(workId: string): Source;
  /** Upper-case code of the translation that `verses` are shown in, and of the one that everything else quotes */
  readonly shown: string;
  readonly main: string;
}

/** In one text a section cannot be unfolded. */
const LONGEST_SECTION = 1_400;
/** More than this before the sentences on the passage would hide them. */
const LONGEST_LEAD = 240;

type Of<Type extends StudySection['type']> = Extract<StudySection, { type: Type }>;

/** A whole answer as Markdown, for clients that show one text. */
export const renderSections = (sections: readonly StudySection[], wish: RenderWish): string =>
  sections.map((section) => `## ${escapeMarkdown(section.title)}\n\n${renderBody(section, wish)}`).join('\n\n');

function renderBody(section: StudySection, wish: RenderWish): string {
  switch (section.type) {
    case 'text':
      return [section.text, ...(section.source ? [credit(creditOf(wish.source(section.source)))] : [])].join('\n\n');
    case 'words':
      return renderWords(section);
    case 'cross-references':
      return renderReferences(section, wish);
    case 'commentary':
      return section.notes.map((note) => renderNote(note, wish)).join('\n\n');
    case 'topics':
      return section.topics
        .map(({ name, heading }) => `- **${escapeMarkdown(name)}**${heading ? `: ${escapeMarkdown(heading)}` : ''}`)
        .join('\n');
    case 'outline':
      return [
        section.rows.map(({ place, title }) => `- ${nameOf(place)}: ${escapeMarkdown(title)}`).join('\n'),
        credit(creditOf(wish.source(section.source))),
      ].join('\n\n');
    case 'repetitions':
      return section.rows.map(renderRepetition).join('\n');
    case 'points':
      return renderPoints(section);
    case 'relations':
      return renderRelations(section);
    case 'questions':
      return section.questions.map((question, index) => `${index + 1}. ${escapeMarkdown(question)}`).join('\n');
    case 'verses':
      return renderVerses(section, wish);
  }
}

const nameOf = ({ book, chapter, verse, endVerse }: Place): string => formatReference(book, chapter, verse, endVerse);
const credit = (words: string): string => `*${escapeMarkdown(words)}*`;
const number = (count: number): string => count.toLocaleString('en');
const count = (times: number, thing: string): string => `${number(times)} ${thing}${times === 1 ? '' : 's'}`;

/** Points of one paragraph are lines of a list. */
function renderPoints({ points }: Of<'points'>): string {
  if (points.every(({ text }) => !text.includes('\n'))) {
    return points.map(({ title, text }) => `- **${escapeMarkdown(title)}**: ${escapeMarkdown(text)}`).join('\n');
  }
  return points.map(({ title, text }) => `**${escapeMarkdown(title)}**\n\n${escapeMarkdown(text)}`).join('\n\n');
}

function renderWords({ order, rows, note }: Of<'words'>): string {
  const body =
    order === 'original'
      ? table(['Word', 'English', 'Parsing', 'Dictionary form', 'Meaning', 'Uses', 'Rendered'], rows.map(originalRow))
      : table(['English', 'Dictionary form', 'Meaning', 'Uses', 'Rendered'], rows.map(translationRow));
  return [body, ...(note ? [escapeMarkdown(note)] : [])].join('\n\n');
}

const originalRow = ({ words, form, parsing, entry }: StudyWord): string[] => [
  form ?? '',
  words,
  parsing ?? '',
  // The tagged text counts words that it translates; of a particle that it does not, the count would mislead.
  ...entryCells(entry).map((text, column) => (words || column < 2 ? text : '')),
];

const translationRow = ({ words, entry }: StudyWord): string[] => [words, ...entryCells(entry)];

const entryCells = (entry: LexiconEntry | undefined): string[] =>
  entry
    ? [dictionaryForm(entry), shortDefinition(entry.definition), number(entry.count), renderings(entry.renderings)]
    : ['', '', '', ''];

const dictionaryForm = ({ lemma, transliteration, id }: LexiconEntry): string => `${lemma} ${transliteration} (${id})`;

const renderings = (list: readonly { words: string; count: number }[]): string =>
  list
    .slice(0, 5)
    .map(({ words, count: times }) => `${words} ${number(times)}`)
    .join(', ');

const renderReferences = ({ references }: Of<'cross-references'>, { main }: RenderWish): string =>
  references
    .map((reference) => {
      // Beside a verse, words in quotation marks would be read as quoted from it.
      const why = reference.reasons.map(({ text }) => escapeMarkdown(text.replace(/[“”]/g, ''))).join(' ');
      return [blockQuote(reference.text, `${nameOf(reference)} (${main})`), ...(why ? [why] : [])].join('\n\n');
    })
    .join('\n\n');

/** The words of a commentator, and whose they are and where: never one without the other. */
function renderNote(note: CommentaryNote, { source }: RenderWish): string {
  const { title, author, year } = { ...source(note.work), author: note.author, year: note.year };
  const where = note.place ? `, on ${nameOf(note.place)}` : '';
  const head = note.title ? `**${escapeMarkdown(note.title)}**\n\n` : '';
  const by = note.by ? `${note.by}, quoted in ` : '';
  return `${head}${renderNoteText(note)}\n\n${credit(`${by}${creditOf({ author, title, year })}${where}`)}`;
}

/** The sentences on the passage in bold, first if the section goes far without them, with what goes on from them. */
function renderNoteText({ text, focus }: CommentaryNote): string {
  if (!focus) return escapeMarkdown(text);
  const opened = openAt(text, focus, LONGEST_LEAD);
  const { text: cut, place } = cutAround(opened.text, opened.place, LONGEST_SECTION);
  const [before, on, after] = [cut.slice(0, place.start), cut.slice(place.start, place.end), cut.slice(place.end)];
  // A mark of emphasis does not reach over the end of a paragraph.
  const bold = on.split(/\n{2,}/).map((paragraph) => `**${escapeMarkdown(paragraph.trim())}**`);
  return `${escapeMarkdown(before)}${bold.join('\n\n')}${escapeMarkdown(after)}`;
}

function renderRepetition({ words, lemma, id, count: times, places }: Of<'repetitions'>['rows'][number]): string {
  const name = lemma ? ` (${lemma}${id ? `, ${id}` : ''})` : '';
  const [first] = places;
  const oneChapter = places.every(({ book, chapter }) => book === first?.book && chapter === first?.chapter);
  const where = oneChapter ? `verses ${places.map(({ verse }) => verse).join(', ')}` : places.map(nameOf).join('; ');
  return `- **${escapeMarkdown(words)}**${escapeMarkdown(name)}: ${count(times, 'time')}, ${where}`;
}

const renderRelations = ({ relations }: Of<'relations'>): string =>
  relations
    .map(({ lemma, transliteration, id, definition, count: times, total, renderings: others, example }) => {
      const uses =
        times === total ? `all of its ${count(total, 'use')}` : `${number(times)} of its ${count(total, 'use')}`;
      const rendered = times ? `so rendered in ${uses}` : `never so rendered in its ${count(total, 'use')}`;
      const also = others.length ? ` ${times ? 'Also' : 'It is'} rendered ${renderings(others)}.` : '';
      const place = example ? ` For example ${nameOf(example)}.` : '';
      const name = escapeMarkdown(`${lemma} ${transliteration} (${id})`);
      return `- **${name}**: ${escapeMarkdown(`${shortDefinition(definition)}; ${rendered}.${also}${place}`)}`;
    })
    .join('\n');

/** The passage asked for in the translation chosen, everything else from the main text. */
const renderVerses = ({ verses }: Of<'verses'>, { shown }: RenderWish): string =>
  verses.map(({ text, ...place }) => blockQuote(text, `${nameOf(place)} (${shown})`)).join('\n\n');
