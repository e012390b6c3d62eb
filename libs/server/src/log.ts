import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/** A JSON logger whose lines carry the service's name. Authorization, cookies and bodies never reach it. */
export const createLog = (service: string, level: string): Logger =>
  pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['authorization', '*.authorization', 'cookie', '*.cookie', 'password', '*.password'],
  });

/** Nest's own messages through the same logger. */
export function nestLogger(log: Logger): LoggerService {
  const at =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (message: unknown, ...rest: unknown[]) =>
      log[level](
        { context: rest.at(-1) },
        message instanceof Error ? (message.stack ?? message.message) : String(message),
      );
  return {
    log: at('debug'),
    verbose: at('debug'),
    debug: at('debug'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('error'),
  };
}
