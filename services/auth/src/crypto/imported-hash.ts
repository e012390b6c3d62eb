import { GoTrueError } from '@berea/server';

const BCRYPT = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
const ARGON2 =
  /^\$argon2(?:id|i|d)\$v=19\$m=(\d+),t=(\d+),p=(\d+)(?:,[a-z]+=[^,$]*)*\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,86}$/;

/** An imported hash with a higher cost could make each sign-in take minutes. */
const MOST = { bcryptCost: 14, memoryKiB: 262_144, passes: 10, lanes: 8 };

export const isBcrypt = (hash: string): boolean => BCRYPT.test(hash);

/**
 * Accepts a hash of another service that sign-in can check: bcrypt or argon2.
 * @throws GoTrueError 400 when it is neither, or too costly
 */
export function assertImportable(hash: string): string {
  const [, cost] = BCRYPT.exec(hash) ?? [];
  if (cost !== undefined && Number(cost) >= 4 && Number(cost) <= MOST.bcryptCost) return hash;
  const [, memory, passes, lanes] = ARGON2.exec(hash) ?? [];
  if (within(memory, MOST.memoryKiB) && within(passes, MOST.passes) && within(lanes, MOST.lanes)) return hash;
  throw GoTrueError.invalid(
    `password_hash: must be bcrypt ($2a$, $2b$, $2y$) up to cost ${MOST.bcryptCost} or argon2 up to m=${MOST.memoryKiB},t=${MOST.passes},p=${MOST.lanes}`,
  );
}

const within = (text: string | undefined, most: number): boolean =>
  text !== undefined && Number(text) >= 1 && Number(text) <= most;
