import { GoTrueError } from '@berea/server';
import type { PkceChallenge } from '../http/pkce.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import type { Verified } from './verify.service.js';

const ERROR_NAMES: Readonly<Record<number, string>> = {
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
};

/**
 * The address that an opened link leads to. A session travels in the fragment, which no server sees. The code of a
 * PKCE flow is worthless without its verifier, so it travels in the query, where a server of the application can read
 * it.
 * @param pkce whether the link belongs to such a flow: errors are then in the query as well
 */
export function linkAnswer(target: string, outcome: Verified | GoTrueError, type: string, pkce: boolean): string {
  if ('session' in outcome) return withFragment(target, sessionFields(outcome.session, type));
  if ('authCode' in outcome) return withQuery(target, { code: outcome.authCode });
  const fields = 'code' in outcome ? errorFields(outcome) : { message: outcome.message };
  return withFragment(pkce ? withQuery(target, fields) : target, { ...fields, sb: '' });
}

/** The fields that the web client reads from the address after a link worked; `sb` marks it as ours. */
const sessionFields = (session: GrantedSession, type: string): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  sb: '',
  token_type: session.token_type,
  type,
});

const errorFields = (error: GoTrueError): Record<string, string> => ({
  error: ERROR_NAMES[error.status] ?? (error.status < 500 ? 'invalid_request' : 'server_error'),
  error_code: error.goTrueCode,
  error_description: error.message,
});

const withFragment = (target: string, fields: Record<string, string>): string =>
  `${target}#${new URLSearchParams(fields).toString()}`;

/** Keeps what is in the address already. */
function withQuery(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** The target of a mail's link. */
export interface LinkTarget {
  /** As the client asked; it is used only if it is allowed. */
  readonly redirectTo: string;
  /** Given, only the browser that asked can finish what the link begins. */
  readonly pkce?: PkceChallenge | undefined;
}
