import type { NoteDraft } from '@berea/contracts';

const TITLE_CHARACTERS = 50;

/** The note that keeps an answer of Scholar, titled by the beginning of the question. */
export function noteFromReply(question: string, response: string): NoteDraft {
  // Characters, not UTF-16 units: half of an emoji is no text, and the server refuses it.
  const characters = [...question.trim().replace(/\s+/g, ' ')];
  const beginning = characters.slice(0, TITLE_CHARACTERS).join('');
  return {
    title: `Scholar Response: ${beginning}${characters.length > TITLE_CHARACTERS ? '...' : ''}`,
    content: `Question: ${question}\n\n${response}`,
  };
}
