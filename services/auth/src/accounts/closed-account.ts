import { GoTrueError } from '@berea/server';
import { addSeconds } from '../core/clock.js';

/** How long a user can take a closed account back. */
const GRACE_S = 7 * 86_400;

export const graceEnd = (closedAt: Date): Date => addSeconds(closedAt, GRACE_S);

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** For a person who has just proved that the account is theirs: nobody else learns that it is closed. */
export const accountClosed = (closedAt: Date): GoTrueError =>
  new GoTrueError(
    403,
    'account_closed',
    `This account is closed. On ${DAY.format(graceEnd(closedAt))} everything in it is deleted for good; until then you can take it back.`,
  );
