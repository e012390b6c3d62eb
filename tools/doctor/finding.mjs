/**
 * Result of a look at one part of the installation. A note is worth knowing and nothing to mend.
 * @typedef {{ subject: string, state: 'ok' | 'note' | 'problem', text: string, remedy?: string }} Finding
 */

/** Findings about one subject, each in a plain sentence; a problem comes with what to do. */
export const about = (subject) => ({
  ok: (text) => ({ subject, state: 'ok', text }),
  note: (text) => ({ subject, state: 'note', text }),
  problem: (text, remedy) => ({ subject, state: 'problem', text, remedy }),
});

const REASONS = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'the name is not known',
  EAI_AGAIN: 'the name cannot be looked up now',
  ETIMEDOUT: 'no answer came in time',
  TimeoutError: 'no answer came in time',
  EHOSTUNREACH: 'there is no way to it',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself alone',
};

/** Why something failed, by the code of its error alone: messages may quote passwords. */
export function reasonOf(error) {
  const code = [error, error?.cause, ...(error?.errors ?? [])]
    .map((each) => each?.code)
    .find((each) => typeof each === 'string');
  return REASONS[code ?? error?.name] ?? code ?? error?.name ?? 'for an unknown reason';
}
