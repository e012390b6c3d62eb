import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GoTrueError } from '@berea/server';
import { LoopbackGuard } from '../http/internal.guard.js';
import { AccessTokens } from '../keys/access-tokens.js';

const ROLES: readonly unknown[] = ['service_role', 'supabase_admin'];

/** Admits requests with a token of an operator's role that one of our keys signed. Such a token belongs to no user. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(@Inject(AccessTokens) private readonly tokens: AccessTokens) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw new GoTrueError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const { role } = await this.tokens.verify(token);
    if (!ROLES.includes(role)) throw new GoTrueError(403, 'not_admin', 'User not allowed');
    return true;
  }
}

/** For an operator's calls from this machine. */
export const AdminOnly = () => applyDecorators(UseGuards(LoopbackGuard, AdminGuard));
