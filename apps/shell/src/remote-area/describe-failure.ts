import { RemoteError, type RemoteId } from '@berea/web';

/** A line that support can work with: which area, what happened, when, and the reference under which the console has it. */
export function describeFailure(id: RemoteId, error: unknown, now = new Date()): string {
  const code = error instanceof RemoteError ? error.code : 'broken';
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const message = (error instanceof Error ? error.message : String(error)) + cause.replace(/\s+/g, ' ');
  const when = now.toISOString().slice(0, 16).replace('T', ' ');
  return `${id}: ${code} (${message.slice(0, 160)}) ${when} UTC, ref ${crypto.randomUUID().slice(0, 8)}`;
}
