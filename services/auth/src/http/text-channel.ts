import { AuthError } from '../errors/auth-error.js';

/** @throws AuthError 400 when a code is to come by anything but a plain text message */
export function assertTextChannel(channel: string): void {
  if (channel !== 'sms') throw AuthError.invalid("Invalid channel, the only supported value is 'sms'");
}
