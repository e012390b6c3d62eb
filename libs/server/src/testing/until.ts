import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition without keeping the machine busy. Jest's own time limit ends a wait in vain. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(10);
}
