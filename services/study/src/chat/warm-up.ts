import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CarePath } from '../care/care-path.js';
import { Retriever } from '../retrieval/retriever.js';
import { WorkQueue } from '../scheduling/work-queue.js';
import { Library } from '../works/library.js';
import { AnswersService } from './answers.service.js';

/** Goes through every part of an answer: it is a question on a subject, with verses to find and quotations to check. */
const QUESTION = 'What does the Bible say about hope in Romans 5:3-5?';

/**
 * Composes one answer without a listener and without keeping it, once every work is in memory: data read on first use
 * (words of distress, names, the index of the verifier) took the first reader seconds.
 */
export async function warmUp(app: NestFastifyApplication): Promise<void> {
  const find = { strict: false };
  const library = app.get(Library, find);
  await library.loaded;
  await Retriever.of(library);
  await library.studyBible?.prepareAnswers();
  // By its words a question is known to be in that language.
  for (const text of library.texts) if (!text.language.startsWith('en')) await text.prepareIndex();
  app.get(CarePath, find).recognise(QUESTION);
  const answers = app.get(AnswersService, find);
  const question = { message: QUESTION, mode: 'study', settings: { engine: 'library' } } as const;
  await app.get(WorkQueue, find).runUnqueued(() => answers.compose(question));
}
