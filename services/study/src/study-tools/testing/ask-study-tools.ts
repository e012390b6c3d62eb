import type { StudyAnswer, StudySection, ToolKind } from '@berea/contracts';
import { requireBook, requireVerse } from '../../text/passages.js';
import { studyLibrary, type StudyLibrary } from './study-library.js';

export type Verse = readonly [book: string, chapter: number, verse: number];

export const JOHN: Verse = ['John', 3, 16];
export const SHEPHERD: Verse = ['Psalms', 23, 1];
export const ALL_THINGS: Verse = ['Romans', 8, 28];
export const POOR: Verse = ['Matthew', 5, 3];
export const BEGINNING: Verse = ['Genesis', 1, 1];
export const STRENGTH: Verse = ['Philippians', 4, 13];
export const VERSES = [JOHN, SHEPHERD, ALL_THINGS, POOR, BEGINNING, STRENGTH];

/** The position of a verse. */
export const positionOfVerse = ([book, chapter, verse]: Verse): number =>
  requireVerse(requireBook(book), chapter, verse);

let made: Promise<StudyLibrary> | undefined;

/** The study tools over the built library, shared by all test files of a process. */
export const sharedStudy = (): Promise<StudyLibrary> => (made ??= studyLibrary());

const answers = new Map<string, Promise<StudyAnswer>>();

/** A tool's answer on a verse. Many tests look at one answer: it is made once. */
export function ask(
  tool: ToolKind,
  [book, chapter, verse]: Verse,
  more: Record<string, unknown> = {},
): Promise<StudyAnswer> {
  const request = { message: 'Please.', mode: 'study' as const, tool, book, chapter, verse, ...more };
  const key = JSON.stringify(request);
  const answer = answers.get(key) ?? sharedStudy().then(({ tools }) => tools.study(request));
  answers.set(key, answer);
  return answer;
}

/** The sections of one type, with the shape of that type. */
export async function parts<Type extends StudySection['type']>(tool: ToolKind, verse: Verse, type: Type) {
  const { sections } = await ask(tool, verse);
  return sections.filter((section): section is Extract<StudySection, { type: Type }> => section.type === type);
}
