import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { openQuestions } from '../evaluation/evaluate.js';
import { studyLibrary, type StudyLibrary } from '../study-tools/testing/study-library.js';
import { modelEngineOver } from '../testing/model-engine-over.js';
import { type ModelServer, say, startModelServer } from '../testing/model-server.js';
import { allows } from './allowed-works.js';
import { ConfinedLibrary } from './confined-library.js';
import type { AllowedWorks, StudyAnswer } from './study-engine.js';

/** One in so many of the evaluation set: all kinds of answers are among them. */
const EACH = 8;

const SCOPES: readonly AllowedWorks[] = [
  { textOnly: true },
  { works: ['bible-web'] },
  { works: ['bible-kjv', 'commentary-mhcc'] },
  { works: ['commentary-mhcc', 'topics-nave'] },
];

const WRITTEN = [
  'Matthew Henry says that all providences are meant. “And we know that all things work together for good to them that love God, to them who are the called according to his purpose.” (Romans 8:28, KJV)',
  'As Calvin puts it, faith is a gift. Young men shall see visions; strong is the Lord.',
  'Strong’s entry G26 has more, and the World English Bible reads “We know that all things work together for good for those who love God, for those who are called according to his purpose.” (Romans 8:28).',
  '> Jesus wept.\n> — John 11:35 (ASV)',
].join('\n\n');

describeWithLibrary('an answer to a question that may be answered from chosen works alone', () => {
  let study: StudyLibrary;
  let server: ModelServer;
  beforeAll(async () => {
    study = await studyLibrary();
    server = await startModelServer();
  });
  afterAll(() => server.stop());

  /** Texts that are quoted or checked against, and works that are named as sources, without being chosen. */
  async function foreign({ response, sources }: StudyAnswer, scope: AllowedWorks): Promise<string[]> {
    const may = allows(scope);
    const labels = study.library.texts.filter(({ source }) => !may(source.id)).map(({ label }) => label);
    const citations = await study.verifier.citationsWithin(response, may);
    return [
      ...[...response.matchAll(/[(,] ?([A-Z0-9]{3,6})\)/g)].map(([, label = '']) => label),
      ...citations.flatMap(({ translation }) => translation ?? []),
    ]
      .filter((label) => labels.includes(label))
      .concat(sources.map(({ id }) => id).filter((id) => !may(id)));
  }

  it.each(SCOPES)('by the library, quotes and names no other work than these: %j', async (scope) => {
    const engine = new ConfinedLibrary(study.guide);
    const leaks: string[] = [];
    for (const { turns } of openQuestions().filter((_each, at) => at % EACH === 0)) {
      const message = turns.at(-1) ?? '';
      const answer = await engine.answer({ message, mode: 'study', before: turns.slice(0, -1), ...scope });
      const found = await foreign(answer, scope);
      if (found.length) leaks.push(`${message}: ${found.join(', ')}`);
    }
    expect(leaks).toEqual([]);
  });

  it.each(SCOPES)(
    'by a language model, has words of other works replaced or left out when these are chosen: %j',
    async (scope) => {
      server.behave(say(WRITTEN));
      const engine = modelEngineOver({
        ...study,
        server: { baseUrl: server.url, model: 'tiny' },
        evidence: new ConfinedLibrary(study.guide),
      });
      const told: string[] = [];
      const progress = {
        step: () => undefined,
        restart: () => undefined,
        delta: (text: string) => void told.push(text),
      };
      const answer = await engine.answer({ message: 'Explain Romans 8:28', mode: 'study', ...scope }, progress);
      expect(answer.engine).toBe('model');
      // Nothing is told before it was looked through.
      expect(told).toEqual([]);
      expect(await foreign(answer, scope)).toEqual([]);
      const may = allows(scope);
      const { response } = answer;
      expect(response).not.toContain('Calvin');
      expect(response).toContain('Young men shall see visions; strong is the Lord.');
      expect(response.includes('Matthew Henry')).toBe(may('commentary-mhcc'));
      expect(response.includes('Strong’s')).toBe(may('lexicon-grc'));
      expect(response.includes('And we know that all things')).toBe(may('bible-kjv'));
      expect(response).toContain('works that you did not choose is left out');
    },
  );
});
