import type { DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ORPCError, ORPCModule } from '@orpc/nest';
import { ValidationError } from '@orpc/contract';
import { codeForStatus, ErrorBody, errorBody, ERRORS, isCode, type Issue } from '@berea/contracts';
import type { Logger } from '../log/log.js';
import { isClientWaiting } from '../request/request-scope.js';
import { ApiError, TooBusyError } from '../errors/api-error.js';
import { toErrorResponse } from '../errors/error-response.js';
import { PathParametersInterceptor } from './path-parameters.interceptor.js';

/**
 * Contract routes (oRPC) with the one error body. Exceptions thrown in contract handlers never reach Nest filters, so
 * they are mapped and logged here.
 * @example
 * @Module({ imports: [contractModule(log)], controllers: [NotesController] })
 */
export function contractModule(log: Logger): DynamicModule {
  const orpc = ORPCModule.forRoot({
    interceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (error) {
          throw toContractError(error, log);
        }
      },
    ],
    customErrorResponseBodyEncoder: (error: ORPCError<string, unknown>) => {
      const body = ErrorBody.safeParse(error.data);
      return body.success ? body.data : errorBody(isCode(error.code) ? error.code : codeForStatus(error.status));
    },
  });
  return {
    ...orpc,
    providers: [...(orpc.providers ?? []), { provide: APP_INTERCEPTOR, useClass: PathParametersInterceptor }],
  };
}

function toContractError(error: unknown, log: Logger): ORPCError<string, unknown> {
  if (error instanceof ORPCError && error.cause instanceof ValidationError) {
    // Only a bad input is the client's mistake; an output that breaks the contract is ours.
    if (error.code === 'BAD_REQUEST') {
      const issues = error.cause.issues.map(({ path, message }) => ({
        path: (path ?? [])
          .map((key) => (typeof key === 'object' ? key.key : key))
          .map((key) => (typeof key === 'symbol' ? String(key) : key)),
        message,
      }));
      const problem = describe(issues);
      return new ORPCError('BAD_REQUEST', { message: problem, data: errorBody('invalid', { problem }, issues) });
    }
  }
  if (error instanceof ORPCError && error.status < 500) return error;
  const { status, body } = toErrorResponse(error);
  // Work that was not begun, or whose client has left, has not failed; the request's own line reports it.
  const failed = status >= 500 && !(error instanceof TooBusyError) && isClientWaiting();
  if (failed) log.error({ err: error }, 'handler failed');
  return new ORPCError(body.code, {
    status,
    message: body.message,
    data: body,
    cause: error instanceof ApiError ? undefined : error,
  });
}

/** One sentence from the first issue, since many clients show only the message. */
function describe(issues: Issue[]): string {
  const first = issues[0];
  if (!first) return ERRORS.BAD_REQUEST.message;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  return `${first.path.length ? `${first.path.join('.')}: ` : ''}${first.message}${more}`;
}
