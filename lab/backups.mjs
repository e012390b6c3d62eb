// node lab/backups.mjs [rounds]: backups of the embedded Postgres under eight writers, each restored and compared.
import { removeFolder } from '../tools/launch/temporary.mjs';
import { roundTrip } from '../tools/operate/round-trip.mjs';
import { startProductDatabase } from '../tools/operate/test-product.mjs';

const rounds = Number(process.argv[2] ?? 20);
const product = await startProductDatabase();
const known = [];
let wrong = 0;
try {
  for (let round = 1; round <= rounds; round += 1) {
    const { folder, written, halves, missing } = await roundTrip(product, known);
    wrong += halves.length + missing.length;
    console.log(
      `${round}: ${written} transactions were acknowledged before the end; ${missing.length} are missing, ${halves.length} are halves`,
    );
    removeFolder(folder);
  }
} finally {
  await product.end();
}
console.log(wrong ? `${wrong} rows are wrong.` : `All ${rounds} backups are whole.`);
process.exitCode = wrong ? 1 : 0;
