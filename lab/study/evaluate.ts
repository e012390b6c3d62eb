import { table } from './tables.js';
import { CarePath } from '../../services/study/src/care/care-path.js';
import { type Answer, AnswersService } from '../../services/study/src/chat/answers.service.js';
import type { ModelSettings } from '../../services/study/src/engine/model-engine/stream-completion.js';
import type { StudyEngine } from '../../services/study/src/engine/study-engine.js';
import { type EvaluatedQuestion, openQuestions } from '../../services/study/src/evaluation/evaluate.js';
import { type Measured, type Measures, measureAnswers, type Share } from './measure-answers.js';
import { queueSettings, WorkQueue } from '../../services/study/src/scheduling/work-queue.js';
import { studyLibrary } from '../../services/study/src/study-tools/testing/study-library.js';
import { MarkovModel } from '../../services/study/src/testing/markov-model.js';
import { modelEngineOver } from '../../services/study/src/testing/model-engine-over.js';
import { say, startModelServer } from '../../services/study/src/testing/model-server.js';

/*
 * Asks the evaluation set of every engine that there is: the library, an opponent that writes near-quotations, and the
 * language model of OPENAI_BASE_URL where it is set. Prints what came of it as Markdown; see `npm run evaluate`.
 */

/** The set is beside the sources, which the built program does not hold. */
const FOLDER = 'services/study/src/evaluation';
const SEED = 1611;

const study = await studyLibrary();
const questions = openQuestions(FOLDER);

/** As the chat asks: somebody in distress is answered by the care path, everybody else by the engine. */
async function askAll(engine: StudyEngine): Promise<Measured[]> {
  const care = new CarePath(study.library, {});
  const answers = new AnswersService(engine, study.verifier, new WorkQueue(queueSettings(1)), care);
  const answer = ({ turns }: EvaluatedQuestion): Promise<Answer> => {
    const before = turns.slice(0, -1);
    const conversation = before.map((question) => ({ question, answer: null }));
    const question = { message: turns.at(-1) ?? '', mode: 'study' as const, before, conversation };
    const distress = care.recognise(question.message);
    return distress ? answers.composeCare('evaluation', question, distress) : answers.compose(question);
  };
  const measured: Measured[] = [];
  for (const question of questions) measured.push({ question, answer: await answer(question) });
  return measured;
}

const byModel = (server: Pick<ModelSettings, 'baseUrl' | 'model'> & { readonly apiKey?: string }) =>
  modelEngineOver({ ...study, server, evidence: study.engine });

async function askOpponent(): Promise<Measured[]> {
  const server = await startModelServer();
  const model = new MarkovModel(study.library.main.verses, SEED);
  server.behave((response, request) => say(model.answer())(response, request));
  try {
    return await askAll(byModel({ baseUrl: server.url, model: 'opponent' }));
  } finally {
    await server.stop();
  }
}

const columns: [name: string, measures: Measures][] = [
  ['library', measureAnswers(await askAll(study.engine), 'library')],
  ['opponent', measureAnswers(await askOpponent(), 'model')],
];
const { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model, OPENAI_API_KEY: apiKey } = process.env;
if (baseUrl && model)
  columns.push([model, measureAnswers(await askAll(byModel({ baseUrl, model, ...(apiKey && { apiKey }) })), 'model')]);

const ROWS: readonly (readonly [name: string, of: keyof Measures])[] = [
  ['answers that hold what they must and nothing that they must not', 'hits'],
  ['answers of the engine itself (thanks, distress and what nothing is found for are answered without it)', 'own'],
  ['quotations that stand word for word in an installed text', 'exact'],
  ['words of quotations that are not those of the verse', 'wordErrors'],
  ['doubtful quotations of a model without a remark in its text', 'unmarked'],
  ['references to verses that there are', 'existing'],
  ['what is in no Bible, or not in this library, is said to be so', 'abstentions'],
  ['hostile and foreign questions, nothing that must not come', 'boundaries'],
];
const shown = ({ count, of }: Share): string => {
  if (!of) return '–';
  const percent = (100 * count) / of;
  // A rounded hundred would hide the one that is missing.
  return `${count} of ${of} (${count === of ? '100' : percent.toFixed(1)} %)`;
};
const rows = ROWS.map(([name, of]) => [name, ...columns.map(([, measures]) => shown(measures[of]))]);
for (const line of table([`${questions.length} questions`, ...columns.map(([name]) => name)], rows)) console.log(line);
