import { cutText, type ReadSermon, SERMON_LIMITS } from '@berea/contracts';
import { formatReference, parseReferences, type ReferenceSpan } from '@berea/scripture';
import { cutDay } from './cut-day.js';
import type { FileText } from './read-file.js';

/** A sermon's details are expected in this many first lines, none of them longer than this. */
const FIRST_LINES = 12;
const LONGEST_LINE = 160;
const LONGEST_TITLE = 90;
/** How many lines at the top may be titles. */
const TITLES = 2;

const HEADING = /^(?:#{1,4}\s+(?<marked>\S.*)|(?<numbered>[IVX]{1,5}\.\s+\S.*))$/;
const TITLE = /^title\s*:\s*(?<words>\S.*)$/i;
/** Labels beside a title that are not the title: 'Series: Matthew', 'Part 3 of 5', 'Third Sunday in Lent'. */
const LABEL =
  /^(?:sermon )?(?:series|part|week|preacher|preached|pastor|speaker|minister|place|church|congregation|service|occasion|date|text|theme|big idea|proposition|hymns?|psalm|gospel|epistle|lesson|(?:(?:first|second|third|old testament|new testament|scripture|bible|gospel) )?(?:readings?|lessons?|scriptures?|passages?))\s*[:–—]/i;
const PART =
  /\b(?:part|week)\s+(?:\d{1,3}|[IVX]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s+of\s+\w{1,6})?$/i;
const SUNDAY =
  /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day(?: (?:morning|evening))?|.{0,40}\bsunday (?:in|of|after|before) .{1,30})$/i;
const DIGITS = /^\d{1,4}[-./ ]\d{1,2}[-./ ]\d{1,4}$/;
const FOOTNOTE = /^\[\^[^\]\s]{1,40}\]:/;
const MARK = /\[\^[^\]\s]{1,40}\]/g;

/** Words of a file's name that say nothing about the sermon in it. */
const UNSAYING = new Set(
  'a am copy doc document draft edit edited file final for import message microsoft ms new notes of old pm sermon sermons scan sunday talk text the untitled v version word manuscript'.split(
    ' ',
  ),
);

/**
 * A sermon's details from a file: what it names as such, else from its first lines, else from its name ('2019-03-24 The
 * Lost Son (Luke 15.11-32).docx').
 * @param body as a manuscript
 * @param fields what the file names as a detail
 */
export function guessDetails(name: string, body: string, fields: FileText['fields'] = {}): Omit<ReadSermon, 'body'> {
  const named = readName(name);
  const first = firstLines(body);
  const headings = body.split('\n').flatMap((line) => headingOf(line.trim()) ?? []);
  const title = fields.title || titleIn(first, named.title) || first[0] || name;
  return {
    title: cutText(title.trim(), SERMON_LIMITS.title),
    scripture: cutText(scriptureIn(fields, named.scripture, first) ?? '', SERMON_LIMITS.scripture),
    date: dayIn(fields.date ?? '') || named.date || (first.map(dayIn).find(Boolean) ?? ''),
    theme: cutText(fields.theme ?? '', SERMON_LIMITS.theme),
    outline: headings
      .filter((words) => words !== title)
      .join('\n')
      .slice(0, SERMON_LIMITS.outline),
  };
}

/** The title among the first lines, or in the name of the file; '' where none is found. */
function titleIn(first: readonly string[], named: string): string {
  const labelled = first.map((line) => TITLE.exec(line)?.groups?.['words']).find(Boolean);
  if (labelled) return labelled;
  const heading = first.findIndex((line) => isTitle(headingOf(line)) && !/^[IVX]+\.\s/.test(line));
  const plain = first.findIndex((line) => !isBeside(line));
  const words = first[plain];
  // A first line is a title where its neighbours say so, or where the name of the file says nothing.
  const isSaid =
    words !== undefined &&
    isTitle(words) &&
    (saysNothing(named) || heading > plain || first.slice(0, plain + 2).some(isBeside));
  if (isSaid && (heading < 0 || plain < heading)) return words;
  return headingOf(first[heading] ?? '') ?? named;
}

/** Whether a line may be a title: short, and no sentence. */
const isTitle = (line: string | undefined): boolean =>
  line !== undefined &&
  line.length <= LONGEST_TITLE &&
  /^[\p{Lu}\p{Lo}\p{N}¿¡]/u.test(line) &&
  !/[.:;,]$|[.!?]\s/.test(line) &&
  !isBeside(line);

/** Whether a line says something about a sermon beside its title: its day, series, preacher, readings. */
function isBeside(line: string): boolean {
  if (dayIn(line) || DIGITS.test(line) || LABEL.test(line) || PART.test(line) || SUNDAY.test(line)) return true;
  return isReading(line);
}

/** Whether a line names passages, and nothing else of more than a word. */
function isReading(line: string): boolean {
  const spans = parseReferences(line);
  const rest = spans.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, line);
  return spans.length > 0 && (rest.match(/\p{L}+/gu) ?? []).length <= 1;
}

const saysNothing = (named: string): boolean =>
  named
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => !word || UNSAYING.has(word));

/** All readings that a sermon names at its top, else the first passage of its first lines. */
function scriptureIn(
  { scripture, isOurs }: FileText['fields'],
  named: string,
  first: readonly string[],
): string | undefined {
  if (scripture) return (!isOurs && passagesIn(scripture)) || scripture;
  if (named) return named;
  let titles = 0;
  const top = first.findIndex((line) => !isBeside(line) && (titles += 1) > TITLES);
  const readings = first.slice(0, top < 0 ? undefined : top).filter((line) => LABEL.test(line) || isReading(line));
  return passagesIn(readings.join('; ')) || first.map(firstPassage).find(Boolean);
}

const dayIn = (line: string): string => cutDay(line).day;

/** Splits the name of a file into a sermon's details. */
function readName(name: string): { title: string; scripture: string; date: string } {
  const { day, rest } = cutDay(name.replace(/\.[^.]*$/, '').replaceAll('_', ' '));
  // No file system takes a colon: 'Luke 15.11-32'.
  const words = (/\s/.test(rest.trim()) ? rest : rest.replaceAll('-', ' ')).replace(/(\d)[.,](?=\d)/g, '$1:');
  const span = parseReferences(words).find(({ valid }) => valid);
  const left = span ? `${words.slice(0, span.start)} ${words.slice(span.end)}` : words;
  const title = left
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—,.;:|]+|(?<![\s\-–—,.;:|])[\s\-–—,.;:|]+$/g, '');
  return { title, scripture: span ? passageOf(span) : '', date: day };
}

const firstLines = (body: string): string[] =>
  body
    .slice(0, FIRST_LINES * LONGEST_LINE * 4)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .filter((line) => !FOOTNOTE.test(line))
    .slice(0, FIRST_LINES)
    .map(plain)
    .filter((line) => line.length <= LONGEST_LINE);

function headingOf(line: string): string | undefined {
  const { marked, numbered } = HEADING.exec(line)?.groups ?? {};
  const words = marked ?? numbered;
  return words === undefined ? undefined : plain(words).trim();
}

/** A line without the marks of footnotes and the asterisks around strong words. */
const plain = (line: string): string => line.replace(MARK, '').replace(/^\*+(?=\S)|(?<=[^*])\*+/g, '');

const passagesIn = (text: string): string => {
  const spans = parseReferences(text).filter(({ valid }) => valid);
  const passages = [...new Set(spans.map(passageOf))];
  while (passages.join('; ').length > SERMON_LIMITS.scripture) passages.pop();
  return passages.join('; ');
};

function firstPassage(line: string): string {
  const span = parseReferences(line).find(({ valid }) => valid);
  return span ? passageOf(span) : '';
}

/** 'Luke 15:11–32'; a range beyond one chapter stays as it is written. */
const passageOf = ({ book, chapter, verse, endVerse, endChapter, endBook, text }: ReferenceSpan): string =>
  endChapter || endBook ? text : formatReference(book.name, chapter, verse, endVerse);
