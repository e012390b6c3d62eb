import { rmSync } from 'node:fs';

/** What the run's own product kept. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
