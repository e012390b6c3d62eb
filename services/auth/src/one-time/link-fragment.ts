import type { AuthError } from '../errors/auth-error.js';
import type { GrantedSession } from '../sessions/granted-session.js';

const ERROR_NAMES: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
};

/** What the web client reads from the address after a link worked; `sb` marks it as ours. */
export const sessionFragment = (session: GrantedSession, type: string): URLSearchParams =>
  new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  });

export const errorFragment = (error: AuthError): URLSearchParams =>
  new URLSearchParams({
    error: ERROR_NAMES[error.status] ?? 'server_error',
    error_code: error.code,
    error_description: error.message,
    sb: '',
  });
