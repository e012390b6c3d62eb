import type { Logger } from '@berea/server';
import type { AuditLog } from './audit-log.js';

export type AuditEvent =
  | 'signed_up'
  | 'confirmed'
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'recovery_asked'
  | 'user_changed'
  | 'password_changed'
  | 'email_change_asked'
  | 'email_changed'
  | 'reauthentication_asked'
  | 'refresh_token_reused'
  | 'factor_added'
  | 'factor_used'
  | 'factor_refused'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'identity_removed'
  | 'account_closed'
  | 'account_kept'
  | 'user_invited'
  | 'user_created_by_operator'
  | 'user_changed_by_operator'
  | 'user_confirmed_by_operator'
  | 'user_disabled_by_operator'
  | 'user_enabled_by_operator'
  | 'user_deleted_by_operator'
  | 'user_read_by_operator'
  | 'users_listed_by_operator'
  | 'sessions_ended_by_operator'
  | 'factor_removed_by_operator'
  | 'link_made_by_operator';

/** Security events as log lines and as rows: ids only, never an address, a token or a password. */
export class AuditTrail {
  constructor(
    private readonly log: Logger,
    private readonly kept: AuditLog,
  ) {}

  record(event: AuditEvent, userId?: string, sessionId?: string): void {
    this.log.info({ audit: event, userId, sessionId }, 'audit');
    this.kept.add({ event, userId, sessionId });
  }
}
