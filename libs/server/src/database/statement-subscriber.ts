import { type AfterQueryEvent, type EntityManager, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import { destroyConnection } from './destroy-connection.js';
import { recordFailure } from './disk-space.js';

const FAILED = 'berea:a-statement-failed';

/** The driver's message when `query_timeout` is over. */
const UNANSWERED = 'Query read timeout';

/**
 * Remembers, for each connection in use, that one of its statements failed. A connection whose statement was not
 * answered in time is ended: in the pool, it would give the next user a transaction that is still open.
 */
@EventSubscriber()
export class StatementSubscriber implements EntitySubscriberInterface {
  afterQuery({ success, error, queryRunner, dataSource }: AfterQueryEvent): void {
    if (success) return;
    queryRunner.data[FAILED] = true;
    recordFailure(dataSource, error);
    if (error instanceof Error && error.message === UNANSWERED) void destroyConnection(queryRunner);
  }
}

/**
 * Prevents a COMMIT that would save nothing. Postgres answers the COMMIT of a failed transaction like any other, after
 * undoing it, so a swallowed error would look like a saved change.
 * @throws QueryFailedError (25P02) when the transaction is lost; one that went back to a savepoint is not
 */
export async function assertCommittable(manager: EntityManager): Promise<void> {
  if (manager.queryRunner?.data[FAILED]) await manager.query('select 1');
}
