import fs from 'node:fs';

export default async function teardown() {
  const started = globalThis[Symbol.for('berea.test.postgres')];
  if (!started) return;
  await started.postgres.stop();
  fs.rmSync(started.folder, { recursive: true, force: true });
}
