import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { decodeJwt } from 'jose';
import { type Observable, tap } from 'rxjs';
import type { WeakPassword } from '../crypto/password-policy.js';
import type { UserView } from '../accounts/user-view.js';

/** A session as the protocol writes it. */
export interface GrantedSession {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserView;
  /** After sign-in with a password that would no longer be taken. */
  readonly weak_password?: WeakPassword;
}

/**
 * Names the user and the session of every answer that grants one in headers, for monitoring that does not read bodies.
 */
@Injectable()
export class SessionHeaders implements NestInterceptor<unknown, unknown> {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap((answer) => nameSession(reply, answer)));
  }
}

function nameSession(reply: FastifyReply, answer: unknown): void {
  const token = (answer as { access_token?: unknown } | null | undefined)?.access_token;
  if (typeof token !== 'string') return;
  const { sub, session_id: session } = decodeJwt<{ session_id: string }>(token);
  void reply.header('sb-auth-user-id', sub ?? '').header('sb-auth-session-id', session);
}
