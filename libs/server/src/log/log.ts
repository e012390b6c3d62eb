import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, pino, type Logger } from 'pino';
import { describeError, hideCredentials } from './describe-error.js';
import { currentRequestId } from '../request/request-scope.js';

export type { Logger } from 'pino';

/** Hidden anywhere in a line, down to the third level. */
const REDACTED = [
  'authorization',
  'cookie',
  'set-cookie',
  'apikey',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'secret',
];

const NOTHING = {};

/**
 * A JSON logger whose lines carry the service's name and the id of the request. Authorization, cookies and bodies never
 * reach it.
 * @example
 * const log = createLog('content', 'info');
 * log.warn({ err: error }, 'cleaning up failed; retrying in an hour');
 */
export const createLog = (service: string, level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: { service },
    timestamp: () => `,"time":"${isoTime(Date.now())}"`,
    redact: REDACTED.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    serializers: { err: describeError },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId ? { requestId } : NOTHING;
    },
    // Like pino's own strategy, but a line without additions need not be copied.
    mixinMergeStrategy: (line: object, more: object) => (more === NOTHING ? line : Object.assign(more, line)),
  };
  return pino(options, destination ?? inBatches());
};

let second = Number.NaN;
let text = '';

/**
 * A time as `Date.toISOString` writes it, for many in a row: everything except the milliseconds is written once a
 * second.
 * @param time milliseconds since 1970
 */
export function isoTime(time: number): string {
  const now = Math.floor(time / 1_000);
  if (now !== second) {
    second = now;
    text = new Date(now * 1_000).toISOString().slice(0, -'000Z'.length);
  }
  return `${text}${String(time - now * 1_000).padStart(3, '0')}Z`;
}

/** Lines wait at most this long to be written together, those of trouble not at all. */
const FLUSH_MS = 250;
const BATCH_BYTES = 4_096;
const TROUBLE = 40;

/** The process's output, with many lines in one write; pino flushes it when the process ends. */
function inBatches(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: BATCH_BYTES, periodicFlush: FLUSH_MS });
  // If the launcher was killed, no process reads the output. A flush would repeat its write for ever and the process
  // would never end, so these lines are dropped.
  process.once('disconnect', () => (output.flushSync = () => undefined));
  const batches = {
    // Asks pino to report the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      output.write(line);
      if (batches.lastLevel >= TROUBLE) output.flushSync();
    },
  };
  return batches;
}

/** The same log for lines of a fixed shape without secrets: searching for secrets takes longer than the line itself. */
export const withoutRedaction = (log: Logger): Logger => log.child({}, { redact: [] });

const textOf = (error: Error): string => {
  const { stack, message } = describeError(error);
  return stack ?? message;
};

/** Nest's own messages through the same logger. */
export function nestLogger(log: Logger): LoggerService {
  const at =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (message: unknown, ...rest: unknown[]) =>
      log[level](
        { context: rest.at(-1) },
        message instanceof Error ? textOf(message) : hideCredentials(String(message)),
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
