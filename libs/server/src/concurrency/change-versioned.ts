import type { Reason } from '@berea/contracts';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { ApiError } from '../errors/api-error.js';
import { tellEtag } from '../request/request-scope.js';
import { etagOf, type ExpectedVersions } from './if-match.js';

/** A row whose entity counts its changes with `@VersionColumn`. */
export interface Versioned extends ObjectLiteral {
  readonly userId: string;
  readonly version: number;
}

/** One row of one user; `id` is absent if a user has only one. */
export interface OwnRow {
  readonly userId: string;
  readonly id?: string;
}

/**
 * Updates the row if its version is one of the expected ones: of two writers with the same version, exactly one
 * succeeds. Without any change the version stays the same.
 * @param notFound the reason of the 404, if it is more precise than the usual one
 * @throws ApiError 404 if there is no such row, 412 if it has another version now
 * @example
 * const note = await updateVersioned(manager, NoteEntity, { id, userId }, expected, { title: 'Ruth' });
 */
export async function updateVersioned<Row extends Versioned>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  row: OwnRow,
  expected: ExpectedVersions,
  changes: QueryDeepPartialEntity<Row>,
  notFound?: Reason,
): Promise<Row> {
  const changing = Object.keys(changes).length > 0;
  if (changing) {
    const { affected } = await manager.update(target, condition<Row>(row, expected), changes);
    if (!affected) return refuse(manager, target, row, notFound);
  }
  const found = await manager.findOneBy(target, condition<Row>(row, changing ? undefined : expected));
  return found ?? refuse(manager, target, row, notFound);
}

/** Deletes the row under the same condition and with the same errors. */
export async function removeVersioned<Row extends Versioned>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  row: OwnRow,
  expected: ExpectedVersions,
  notFound?: Reason,
): Promise<void> {
  const { affected } = await manager.delete(target, condition<Row>(row, expected));
  if (!affected) await refuse(manager, target, row, notFound);
}

/** The 412 for another version than the expected one; its `ETag` names the present one. */
export function changedMeanwhile(version: number): ApiError {
  tellEtag(etagOf(version));
  return new ApiError('PRECONDITION_FAILED');
}

const condition = <Row extends Versioned>(row: OwnRow, expected?: ExpectedVersions) =>
  ({ ...row, ...(expected && { version: In(expected) }) }) as FindOptionsWhere<Row>;

async function refuse<Row extends Versioned>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  row: OwnRow,
  notFound: Reason = 'NOT_FOUND',
): Promise<never> {
  const found = await manager.findOneBy(target, condition<Row>(row));
  throw found ? changedMeanwhile(found.version) : new ApiError(notFound);
}
