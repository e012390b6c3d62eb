import fs from 'node:fs';
import path from 'node:path';
import type { Place } from '@berea/contracts';
import { placeAt } from '@berea/scripture';
import { CarePath } from '../../services/study/src/care/care-path.js';
import { AnswersService } from '../../services/study/src/chat/answers.service.js';
import { Retriever } from '../../services/study/src/retrieval/retriever.js';
import { queueSettings, WorkQueue } from '../../services/study/src/scheduling/work-queue.js';
import { placeOf } from '../../services/study/src/text/passages.js';
import { studyLibrary } from '../../services/study/src/study-tools/testing/study-library.js';
import { type PublishedQuestion, type Rank, rankOf, readPublished, sampleOf, sharesOf } from './published-questions.js';
import { inMs, spreadOf, table, timed } from './tables.js';

/*
 * Asks published questions and prints how often the verse that is named for each is where a reader looks; see
 * `npm run evaluate -- --questions`. Arguments: the table, how many of its questions, and whether to print the misses.
 */

const [file = '', most = '200', misses] = process.argv.slice(2);

const questions = sampleOf(readPublished(file, fs.readFileSync(file, 'utf8')), Number(most));
const study = await studyLibrary();
const care = new CarePath(study.library, {});
const answers = new AnswersService(study.engine, study.verifier, new WorkQueue(queueSettings(1)), care);

/** The places that an answer of the chat names, in their order. */
async function placesOfAnswer(message: string): Promise<Place[]> {
  const question = { message, mode: 'study' as const };
  const distress = care.recognise(message);
  const answer = distress
    ? await answers.composeCare('evaluation', question, distress)
    : await answers.compose(question);
  return answer.citations.flatMap(({ place }) => (place ? [place] : []));
}

const retriever = await Retriever.of(study.library);
const placesFound = (message: string): Place[] =>
  retriever.find(message).candidates.map(({ position }) => placeOf({ first: position, last: position }));

const WAYS: readonly (readonly [name: string, find: (question: string) => Promise<Place[]> | Place[]])[] = [
  ['library engine', placesOfAnswer],
  ['retrieval alone', placesFound],
];

interface Asked extends PublishedQuestion {
  readonly places: readonly Place[];
  readonly rank: Rank;
  readonly ms: number;
}

const nameOf = ({ book, chapter, verse }: Place): string => `${book} ${chapter}:${verse}`;
const shown = ({ question, verse, places }: Asked): string => {
  const { book, chapter, verse: number } = placeAt(verse);
  const found = places.slice(0, 3).map(nameOf).join('; ') || 'nothing';
  return `- ${question} (${book.name} ${chapter}:${number}): ${found}`;
};

const rows: string[][] = [];
const missed: string[] = [];
for (const [name, find] of WAYS) {
  const asked: Asked[] = [];
  for (const each of questions) {
    const { ms, result: places } = await timed(() => find(each.question));
    asked.push({ ...each, places, rank: rankOf(each.verse, places), ms });
  }
  const { p50, p95 } = spreadOf(asked.map(({ ms }) => ms));
  rows.push([name, ...sharesOf(asked.map(({ rank }) => rank)), inMs(p50), inMs(p95)]);
  const far = asked.filter(({ rank: { near } }) => near < 0 || near > 2);
  if (misses) missed.push('', `Not within five verses in the first three places of the ${name}:`, ...far.map(shown));
}
const HEAD = ['first', 'three', 'any', 'near: first', 'three', 'any', 'half', '95 %'];
for (const line of table([`${path.basename(file)}, ${questions.length}, %`, ...HEAD], rows)) console.log(line);
for (const line of missed) console.log(line);
