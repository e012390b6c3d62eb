import type { QueryRunner } from 'typeorm';

interface PgConnection {
  readonly connection: { readonly stream: { destroy(): void } };
}

/**
 * Ends the runner's connection at once, without a message to the server, which may hang. Pending statements fail, and
 * the pool drops the connection. Postgres undoes uncommitted changes.
 */
export async function destroyConnection(runner: QueryRunner): Promise<void> {
  const { connection }: PgConnection = await runner.connect();
  connection.stream.destroy();
}

/** Cuts off after `ms`, unless it is called off by the returned function. */
export function destroyConnectionAfter(ms: number | undefined, runner: QueryRunner): () => void {
  if (ms === undefined) return () => undefined;
  const timer = setTimeout(() => void destroyConnection(runner), ms);
  return () => clearTimeout(timer);
}
