import { setTimeout as delay } from 'node:timers/promises';

/** Asks again and again until `condition` holds. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(20);
}
