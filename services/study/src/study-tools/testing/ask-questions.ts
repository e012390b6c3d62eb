import { QUESTIONS } from './questions.js';
import type { StudyLibrary } from './study-library.js';

type Ask = (study: StudyLibrary, message: string) => Promise<string>;

/** The components that answer questions which name no tool. */
export const ANSWERERS: readonly (readonly [name: string, ask: Ask])[] = [
  ['the study tools', async ({ tools }, message) => (await tools.study({ message, mode: 'study' })).response],
  ['the chat', async ({ engine }, message) => (await engine.answer({ message, mode: 'study' })).response],
];

/** The questions whose answers lack what they have to hold. */
export async function missedQuestions(study: StudyLibrary, ask: Ask): Promise<string[]> {
  const missed: string[] = [];
  for (const [question, holds] of QUESTIONS) if (!holds.test(await ask(study, question))) missed.push(question);
  return missed;
}
