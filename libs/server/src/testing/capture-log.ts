import { createLog, type Logger } from '../log/log.js';

export interface CapturedLog {
  readonly log: Logger;
  /** The lines so far, parsed, oldest first. */
  readonly lines: Record<string, unknown>[];
}

/** A log whose lines a test can read. */
export function captureLog(service = 'spec'): CapturedLog {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog(service, 'debug', { write: (line) => void lines.push(JSON.parse(line)) }) };
}
