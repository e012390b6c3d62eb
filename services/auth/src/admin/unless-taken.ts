import { QueryFailedError } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { emailExists } from '../one-time/email-change.service.js';

const taken = (code: string, what: string) => (): GoTrueError =>
  new GoTrueError(422, code, `A user with this ${what} has already been registered`);

const BY_CONSTRAINT: Readonly<Record<string, () => GoTrueError>> = {
  users_email_key: emailExists,
  users_phone_key: taken('phone_exists', 'phone number'),
  users_pkey: taken('conflict', 'id'),
};

/** Runs `work`. If the database refuses a duplicate, the error says which value is taken. */
export async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { constraint = '' } = error instanceof QueryFailedError ? (error.driverError as { constraint?: string }) : {};
    throw BY_CONSTRAINT[constraint]?.() ?? error;
  }
}
