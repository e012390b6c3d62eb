import { GoTrueError } from '@berea/server';
import type { OneTimeKind } from '../mail/mailer.js';

/** Which mails answer a `type` of the protocol. `email` stands for both mails that one signs in by. */
const KINDS_OF_TYPE: Readonly<Record<string, OneTimeKind[]>> = {
  signup: ['signup'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  recovery: ['recovery'],
  invite: ['invite'],
  sms: ['sms'],
  email_change: ['email_change_current', 'email_change_new'],
};

/** @throws GoTrueError 400 when the protocol knows no such type */
export function kindsOf(type: string): OneTimeKind[] {
  const kinds = Object.hasOwn(KINDS_OF_TYPE, type) ? KINDS_OF_TYPE[type] : undefined;
  if (!kinds) throw GoTrueError.invalid('Unsupported verification type');
  return kinds;
}
