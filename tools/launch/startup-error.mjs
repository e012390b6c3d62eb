/** Something that the user can mend: its message is the one sentence to show, without a stack trace. */
export class StartupError extends Error {}

const MESSAGES = {
  ENOSPC: (place) => `The disk is full${place}. Free some space, then start again.`,
  EDQUOT: (place) => `The disk quota is used up${place}. Free some space, then start again.`,
  EROFS: (place) => `The disk is read-only${place}. Berea needs a folder that it may write to.`,
  EACCES: (place) => `This account may not write or read there${place}. ${OWN}`,
  EPERM: (place) => `This account may not change that${place}. ${OWN}`,
  EMFILE: () => 'Too many files are open. Raise the limit (ulimit -n 4096), then start again.',
};

/** The remedy where a folder was made by another account (root, most often). */
export const OWN = 'Start Berea with the account that owns the folder, or give the folder to this account (chown -R).';

/**
 * Message to the user about `error`.
 * @param {unknown} error
 * @param {string} [what] failed: said if the error's own message is all that is known
 * @returns {string} one sentence or two, never a stack trace
 */
export function formatError(error, what = 'Berea failed') {
  if (error instanceof StartupError) return error.message;
  const message = String(error?.message ?? error);
  const code = MESSAGES[error?.code] ? error.code : codeIn(message);
  if (code) return MESSAGES[code](error?.path ? ` (${error.path})` : '');
  return `${what}: ${message.split('\n')[0].trim()} (BEREA_DEBUG=1 shows more)`;
}

/** The error code that a text (of a failed command, of Postgres) speaks of, if it is one that we have a sentence for. */
export function codeIn(text) {
  if (/ENOSPC|no space left on device/i.test(text)) return 'ENOSPC';
  return /\b(EDQUOT|EROFS|EACCES|EMFILE)\b/.exec(text)?.[1];
}
