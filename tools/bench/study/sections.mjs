import { temporaryPostgres } from '../backing-services.mjs';
import { chapters } from './chapters.mjs';
import { library } from './library.mjs';
import { inProcess, runProgram } from './run-program.mjs';

/** The sections of the results page about the library and the study engine, each with what measures it. */
export const STUDY_SECTIONS = {
  library,
  search,
  chapters,
  'study-tools': inProcess('study-tools'),
  verifier: inProcess('verifier'),
  recall: inProcess('recall'),
  questions: inProcess('questions'),
  evaluation: inProcess('evaluation'),
};

/** The search of the service beside a Postgres that has nothing else to do. */
async function search(launch) {
  const postgres = await temporaryPostgres();
  try {
    return await runProgram(launch, 'bench', { arguments_: ['search'], env: { DATABASE_URL: postgres.url } });
  } finally {
    await postgres.end();
  }
}
