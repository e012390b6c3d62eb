import { ApiError, OPERATOR_HEADER } from '@berea/server';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Lets through whom the gateway knows to be an operator; to everybody else nothing is at this address. */
@Injectable()
export class OperatorGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers[OPERATOR_HEADER] === 'yes') return true;
    throw new ApiError('NOT_FOUND');
  }
}
