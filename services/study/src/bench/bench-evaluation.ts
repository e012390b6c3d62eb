import { askScholar } from '../evaluation/ask-scholar.js';
import { evaluate, isHit, KINDS, openQuestions } from '../evaluation/evaluate.js';
import { studyLibrary } from '../study-tools/testing/study-library.js';
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
