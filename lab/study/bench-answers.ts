import { askScholar, evaluate, isHit, KINDS, openQuestions } from '../../services/study/src/evaluation/evaluate.js';
import { ANSWERERS, missedQuestions } from '../../services/study/src/study-tools/testing/ask-questions.js';
import { QUESTIONS } from '../../services/study/src/study-tools/testing/questions.js';
import { studyLibrary } from '../../services/study/src/study-tools/testing/study-library.js';
import { table } from './tables.js';

/** The set lies beside the sources, which the built program does not hold; benches run at the root of the workspace. */
const FOLDER = 'services/study/src/evaluation';

/** How many of the evaluation set the library engine answers, by kind. */
export async function benchEvaluation(): Promise<string[]> {
  const verdicts = await evaluate(openQuestions(FOLDER), askScholar(await studyLibrary()));
  const rowOf = (name: string, of: typeof verdicts) => {
    const missed = of.filter((verdict) => !isHit(verdict));
    const hits = of.length - missed.length;
    const share = `${((100 * hits) / of.length).toFixed(0)} %`;
    return [
      name,
      `${hits} of ${of.length}`,
      share,
      missed.map(({ question }) => question.turns.join(' → ')).join('; '),
    ];
  };
  const rows = KINDS.map((kind) =>
    rowOf(
      kind,
      verdicts.filter(({ question }) => question.kind === kind),
    ),
  );
  return table(['kind', 'hits', 'share', 'missed'], [...rows, rowOf('all', verdicts)]);
}

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
