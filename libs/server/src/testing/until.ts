import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition, and leaves the machine to others meanwhile; Jest's own time limit ends a wait that is in vain. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(10);
}
