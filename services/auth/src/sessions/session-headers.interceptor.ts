import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { decodeJwt } from 'jose';
import { type Observable, tap } from 'rxjs';

/** Names the user and the session of every answer that grants one, for those who watch the traffic and not its bodies. */
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
