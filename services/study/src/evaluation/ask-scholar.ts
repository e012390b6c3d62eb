import type { StudyLibrary } from '../study-tools/testing/study-library.js';
import type { Ask } from './evaluate.js';

/** As the chat asks: somebody in distress is answered by the care path, everybody else by the engine. */
export const askScholar =
  ({ tools, engine }: StudyLibrary): Ask =>
  async (turns) => {
    const question = { message: turns.at(-1) ?? '', mode: 'study' as const };
    const distress = tools.recogniseDistress(question.message);
    if (distress) return (await tools.answerInDistress(question, distress, (work) => work())).response;
    return (await engine.answer({ ...question, before: turns.slice(0, -1) })).response;
  };
