import { NOTE_LIMITS } from '@berea/contracts';

/** The tags of a comma-separated list: trimmed, empty ones dropped. */
export const parseTags = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** What is wrong with a list of tags, or undefined. */
export function checkTags(text: string): string | undefined {
  const tags = parseTags(text);
  if (tags.length > NOTE_LIMITS.tags) return `A note can have at most ${NOTE_LIMITS.tags} tags.`;
  if (tags.some((tag) => tag.length > NOTE_LIMITS.tag)) return `A tag can be at most ${NOTE_LIMITS.tag} characters.`;
  return undefined;
}
