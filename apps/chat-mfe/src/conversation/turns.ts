import type { ChatMessage } from '@berea/contracts';

/** A question in a conversation's line, with the other versions of it. */
export interface Turn {
  readonly message: ChatMessage;
  /** All versions that can be shown, oldest first, this one among them. */
  readonly versions: readonly ChatMessage[];
}

/**
 * The line of a conversation that is shown: the one that ends in the newest message, or that goes on from a version that
 * was chosen. Versions are messages that follow the same one.
 * @param messages as they are loaded, oldest first; earlier ones may be missing
 * @param chosen id of the version to be seen
 */
export function turnsOf(messages: readonly ChatMessage[], chosen?: string): Turn[] {
  const parents = new Map(messages.map((message, at) => [message.id, parentOf(message, messages[at - 1])]));
  const byParent = new Map<string | null, ChatMessage[]>();
  for (const message of messages) {
    const parent = parents.get(message.id) ?? null;
    byParent.set(parent, [...(byParent.get(parent) ?? []), message]);
  }
  const versionsOf = (message: ChatMessage) => shownOf(byParent.get(parents.get(message.id) ?? null) ?? [message]);
  const byId = new Map(messages.map((message) => [message.id, message]));

  let end = (chosen !== undefined && byId.get(chosen)) || messages.at(-1);
  for (let next = end; chosen !== undefined && next; next = shownOf(byParent.get(next.id) ?? []).at(-1)) end = next;

  const line: Turn[] = [];
  for (let at = end; at; at = byId.get(parents.get(at.id) ?? '')) line.push({ message: at, versions: versionsOf(at) });
  return line.reverse();
}

/** Messages of an older server name no parent: each follows the one before it. */
const parentOf = ({ parent }: ChatMessage, before: ChatMessage | undefined): string | null =>
  parent === undefined ? (before?.id ?? null) : parent;

/** A try that came to nothing is no version once there is a later one. */
const shownOf = (versions: readonly ChatMessage[]): ChatMessage[] =>
  versions.filter((message, at) => at === versions.length - 1 || !cameToNothing(message));

export const cameToNothing = ({ state, response }: ChatMessage): boolean =>
  state === 'failed' || ((state === 'broken_off' || state === 'stopped') && !response?.trim());
