import type { WayToRead } from './ways-to-read.js';

const INVITATIONS: Readonly<Record<WayToRead, (name: string) => string>> = {
  comfort: (name) => `If something weighs on you today, bring it with you, and read ${name} slowly.`,
  praise: (name) => `Before you ask for anything, stay a while with ${name}, and read it slowly.`,
  conscience: (name) => `You need not hide anything here. Read ${name} slowly, more than once.`,
  promise: (name) => `Take ${name} as said to you, and read it slowly, more than once.`,
  calling: (name) => `Read ${name} slowly, more than once, as one who means to do it.`,
};

/** One sentence to begin a quiet reading with; it invites and explains nothing. */
export const invitationTo = (name: string, way: WayToRead | undefined): string =>
  way ? INVITATIONS[way](name) : `Read ${name} slowly, more than once.`;
