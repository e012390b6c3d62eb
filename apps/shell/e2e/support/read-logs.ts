import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Everything that the services of an installation have logged so far, by name. */
export function readLogs(data: string): Record<string, string> {
  const folder = path.join(data, 'logs');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.log'));
  return Object.fromEntries(files.map((file) => [file.slice(0, -4), readFileSync(path.join(folder, file), 'utf8')]));
}

/** The lines of one service's log that carry a request's id. */
export const linesOf = (data: string, service: string, requestId: string): Record<string, unknown>[] =>
  (readLogs(data)[service] ?? '')
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
