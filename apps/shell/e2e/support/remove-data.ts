import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const TRIES = 40;
const PAUSE_MS = 250;

/** After the journeys. On a busy machine the database writes its last files while the folder is being removed. */
export default async function removeData(): Promise<void> {
  const folder = process.env['E2E_DATA'];
  for (let tries = 1; folder; tries += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
