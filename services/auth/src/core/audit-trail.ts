import type { Logger } from '@berea/server';

export type AuditEvent =
  | 'signed_up'
  | 'confirmed'
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'recovery_asked'
  | 'user_changed'
  | 'password_changed'
  | 'refresh_token_reused';

/** Security events as log lines: ids only, never an address, a token or a password. */
export class AuditTrail {
  constructor(private readonly log: Logger) {}

  record(event: AuditEvent, userId?: string, sessionId?: string): void {
    this.log.info({ audit: event, userId, sessionId }, 'audit');
  }
}
