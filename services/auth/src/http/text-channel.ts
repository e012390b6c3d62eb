import { GoTrueError } from '@berea/server';

/** @throws GoTrueError 400 when a code is to come by anything but a plain text message */
export function assertTextChannel(channel: string): void {
  if (channel !== 'sms') throw GoTrueError.invalid("Invalid channel, the only supported value is 'sms'");
}
