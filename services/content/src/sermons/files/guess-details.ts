import { type ReadSermon, SERMON_LIMITS } from '@berea/contracts';
import { formatReference, parseReferences, type ReferenceSpan } from '@berea/scripture';
import { cutDay } from './cut-day.js';

/** A sermon's details are expected in this many first lines, none of them longer than this. */
const FIRST_LINES = 12;
const LONGEST_LINE = 160;

const HEADING = /^(?:#{1,4}\s+(?<marked>\S.*)|(?<numbered>[IVX]{1,5}\.\s+\S.*))$/;
const TITLE = /^title\s*:\s*(?<words>\S.*)$/i;

/**
 * A sermon's details from a file: from its first lines, else from its name ('2019-03-24 The Lost Son (Luke
 * 15.11-32).docx').
 * @param body as a manuscript
 */
export function guessDetails(name: string, body: string): Omit<ReadSermon, 'body'> {
  const named = readName(name);
  const first = firstLines(body);
  const headings = body.split('\n').flatMap((line) => headingOf(line.trim()) ?? []);
  const heading = first.map(headingOf).find((words) => words !== undefined && !/^[IVX]+\.\s/.test(words));
  const labelled = first.map((line) => TITLE.exec(line)?.groups?.['words']).find(Boolean);
  const title = labelled ?? heading ?? (named.title || first[0] || name);
  return {
    title: title.trim().slice(0, SERMON_LIMITS.title),
    scripture: named.scripture || (first.map(firstPassage).find(Boolean) ?? ''),
    date: named.date || (first.map((line) => cutDay(line).day).find(Boolean) ?? ''),
    outline: headings
      .filter((words) => words !== title)
      .join('\n')
      .slice(0, SERMON_LIMITS.outline),
  };
}

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
    .slice(0, FIRST_LINES)
    .filter((line) => line.length <= LONGEST_LINE);

function headingOf(line: string): string | undefined {
  const { marked, numbered } = HEADING.exec(line)?.groups ?? {};
  return (marked ?? numbered)?.trim();
}

function firstPassage(line: string): string {
  const span = parseReferences(line).find(({ valid }) => valid);
  return span ? passageOf(span) : '';
}

/** 'Luke 15:11–32'; a range beyond one chapter stays as it is written. */
const passageOf = ({ book, chapter, verse, endVerse, endChapter, endBook, text }: ReferenceSpan): string =>
  endChapter || endBook ? text : formatReference(book.name, chapter, verse, endVerse);
