import { temporaryPostgres } from '../temporary-postgres.mjs';
import { runProgram } from './run-program.mjs';

/** The search of the service beside a Postgres that has nothing else to do. */
export async function search(launch) {
  const postgres = await temporaryPostgres();
  try {
    return await runProgram(launch, 'bench', { arguments_: ['search'], env: { DATABASE_URL: postgres.url } });
  } finally {
    await postgres.end();
  }
}
