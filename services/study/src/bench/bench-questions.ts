import { ANSWERERS, missedQuestions } from '../study-tools/testing/ask-questions.js';
import { QUESTIONS } from '../study-tools/testing/questions.js';
import { studyLibrary } from '../study-tools/testing/study-library.js';
import { table } from './tables.js';

/** Whether answers hold what belongs to questions as people ask them. */
export async function benchQuestions(): Promise<string[]> {
  const study = await studyLibrary();
  const rows: string[][] = [];
  for (const [name, ask] of ANSWERERS) {
    const missed = await missedQuestions(study, ask);
    const hits = QUESTIONS.length - missed.length;
    const share = `${((100 * hits) / QUESTIONS.length).toFixed(0)} %`;
    rows.push([name, `${hits} of ${QUESTIONS.length}`, share, missed.join('; ') || 'none']);
  }
  return table(['asked', 'hits', 'share', 'missed'], rows);
}
