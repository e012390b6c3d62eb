import { type AfterQueryEvent, type EntityManager, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';

const FAILED = 'berea:a-statement-failed';

/** Remembers, for each connection in use, that one of its statements failed. */
@EventSubscriber()
export class StatementWatch implements EntitySubscriberInterface {
  afterQuery({ success, queryRunner }: AfterQueryEvent): void {
    if (!success) queryRunner.data[FAILED] = true;
  }
}

/**
 * Refuses to go on to a COMMIT that would keep nothing: Postgres answers the COMMIT of a failed transaction like any
 * other, after undoing it, so an error that was swallowed on the way would read as saved.
 * @throws QueryFailedError (25P02) when the transaction is lost; one that went back to a savepoint is not
 */
export async function assertCommittable(manager: EntityManager): Promise<void> {
  if (manager.queryRunner?.data[FAILED]) await manager.query('select 1');
}
