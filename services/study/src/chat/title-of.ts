import { cutText } from '@berea/contracts';

const LENGTH = 60;

/** The title of a conversation: the first 60 characters of its first question, cut after a word. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const cut = cutText(line, LENGTH);
  const space = cut.lastIndexOf(' ');
  return (line[cut.length] === ' ' || space <= 0 ? cut : cut.slice(0, space)).trimEnd();
}
