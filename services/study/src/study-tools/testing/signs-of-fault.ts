import type { StudySection } from '@berea/contracts';
import { parseReferences } from '@berea/scripture';
import { shortDefinition } from '../prose/short-definition.js';

interface Sign {
  readonly sign: string;
  readonly words: string;
}

const MARKUP = /<\/?[a-zA-Z][^<>]*>|&(?:[a-z]+|#\d+);|\bundefined\b|\bNaN\b|\[object|\\[a-z]+\{|\*\*\*/;
const ELEVENTH_BOOK = /\b\d*(?:[4-9]|\d[0-9]) (?:Samuel|Kings|Chronicles|Corinthians|Thessalonians|Timothy|Peter)\b/;
const SEVERAL_PSALMS = /\bPsalms \d+–\d+(?!:)/g;
const GLUED = /\p{Ll}[,;:!?]\p{L}|\s[,;:!?](?:\s|$)/u;
/** 'City of, built by Omri', 'Refining of' */
const INVERTED = /\b(?:of|the|into),|\b(?:of|in|for|to|by|from)$/i;

/** Faults in the parts of an answer that a reader would stumble over, whatever the verse. */
export function signsOfFault(sections: readonly StudySection[]): Sign[] {
  return sections.flatMap((section) => [...emptiness(section), ...wording(section), ...duplicates(section)]);
}

function emptiness(section: StudySection): Sign[] {
  const parts = partsOf(section);
  const empty = parts.length === 0 || parts.some((part) => !part.trim());
  return [
    ...(section.title.trim() ? [] : [{ sign: 'a section without a title', words: section.type }]),
    ...(empty ? [{ sign: 'a section without words', words: section.title }] : []),
  ];
}

function wording(section: StudySection): Sign[] {
  const signs: Sign[] = [];
  const tell = (sign: string, text: string, pattern: RegExp) => {
    const found = pattern.exec(text);
    if (found) signs.push({ sign, words: text.slice(Math.max(0, found.index - 40), found.index + 60) });
  };
  const own = ownWordsOf(section);
  for (const text of [section.title, ...partsOf(section)]) tell('raw markup', text, MARKUP);
  for (const text of [section.title, ...own]) {
    tell('a numbered book that there is not', text, ELEVENTH_BOOK);
    tell('one psalm named as several', text.replace(SEVERAL_PSALMS, ''), /\bPsalms \d/);
    tell('a count of nothing', text, /\b(?:Used )?0 (?:times|uses|verses|references)\b/);
  }
  if (section.type === 'verses' || section.type === 'cross-references') {
    for (const text of partsOf(section)) tell('glued punctuation', text, GLUED);
  }
  if (section.type === 'points') {
    for (const { title, text } of section.points) {
      if (text && isNaked(text)) signs.push({ sign: 'naked references', words: `${title}: ${text}` });
      if (section.title.includes(' in Scripture, after')) tell('an inverted line of an index', title, INVERTED);
    }
  }
  if (section.type === 'words') {
    for (const { entry } of section.rows)
      if (entry) tell('a definition that is cut', shortDefinition(entry.definition), /…$/);
  }
  if (section.type === 'questions') {
    for (const question of section.questions) tell('a subject in capitals', question, /\b[A-Z]{4,}\b/);
  }
  return signs;
}

function duplicates(section: StudySection): Sign[] {
  const named =
    section.type === 'cross-references'
      ? section.references.map(({ book, chapter, verse, endVerse }) => `${book} ${chapter}:${verse}-${endVerse}`)
      : section.type === 'points'
        ? section.points.map(({ title }) => title)
        : section.type === 'topics'
          ? section.topics.map(({ id }) => id)
          : section.type === 'commentary'
            ? section.notes.map(({ id }) => id)
            : [];
  const within =
    section.type === 'points'
      ? section.points
          .filter(({ text }) => text.includes('Also '))
          .flatMap(({ text }) => twice(parseReferences(text.replace(/“[^”]*”/g, '')).map((span) => span.text)))
      : [];
  // Two lines of a verse may be word for word the same.
  const lines = /^(?:The lines|Points)/.test(section.title) ? [] : twice(named);
  return [...lines, ...within].map((words) => ({ sign: 'named twice', words: `${section.title}: ${words}` }));
}

const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) < index);

/** Whether a text has nothing but references in it. */
function isNaked(text: string): boolean {
  const references = /\d:\d/.test(text) ? parseReferences(text) : [];
  if (!references.length) return false;
  const rest = references.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return !/\p{L}{3,}/u.test(rest.replace(/\b(?:places|first|also|and)\b/gi, ''));
}

/** Everything that a section says. */
function partsOf(section: StudySection): string[] {
  switch (section.type) {
    case 'text':
      return [section.text];
    case 'words':
      return section.rows.map(({ words, form, entry }) => [form, words, entry?.lemma].filter(Boolean).join(' '));
    case 'cross-references':
      return section.references.flatMap(({ text, reasons }) => [text, ...reasons.map((reason) => reason.text)]);
    case 'commentary':
      return section.notes.map(({ text }) => text);
    case 'topics':
      return section.topics.map(({ name }) => name);
    case 'outline':
      return section.rows.map(({ title }) => title);
    case 'repetitions':
      return section.rows.map(({ words }) => words);
    case 'points':
      return section.points.flatMap(({ title, text }) => [title, text]);
    case 'relations':
      return section.relations.map(({ definition }) => definition);
    case 'questions':
      return [...section.questions];
    case 'verses':
      return section.verses.map(({ text }) => text);
  }
}

/** Our own words: those of commentators are theirs, and '37 Peter said' is a verse with its number. */
function ownWordsOf(section: StudySection): string[] {
  if (section.type === 'commentary') return [];
  if (section.type !== 'cross-references') return partsOf(section);
  return section.references.flatMap(({ reasons }) => reasons.map(({ text }) => text));
}
