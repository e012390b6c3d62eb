import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHECKED, type Citation } from '@berea/contracts';
import { MarkovModel } from '../../testing/markov-model.js';
import { modelEngineOver } from '../../testing/model-engine-over.js';
import { type ModelServer, say, startModelServer } from '../../testing/model-server.js';
import { VerifyService } from '../../verify/verify.service.js';
import type { Library } from '../../works/library.js';
import { sharedLibrary } from '../../testing/shared-library.js';
import { StudyEngine } from '../study-engine.js';
import type { ModelEngine } from './model-engine.js';

/** With time, as many answers as the product promises; otherwise enough to try every verdict. */
const ANSWERS = process.env['TEST_ALL'] ? 500 : 60;
const SEED = 1611;

/** Remembers what it said last. */
class Recorded extends VerifyService {
  last: readonly Citation[] = [];

  override async citationsWithin(...given: Parameters<VerifyService['citationsWithin']>): Promise<Citation[]> {
    const citations = await super.citationsWithin(...given);
    this.last = citations;
    return citations;
  }
}

/** Letters alone: how the verifier compares is not asked here. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

describe('a language model that writes what only sounds like Scripture', () => {
  let server: ModelServer;
  let library: Library;
  let verifier: Recorded;
  let engine: ModelEngine;
  beforeAll(async () => {
    server = await startModelServer();
    library = await sharedLibrary();
    await library.loaded;
    verifier = new Recorded(library);
    const evidence = new (class extends StudyEngine {
      answer = () =>
        Promise.resolve({ response: 'Evidence.', engine: 'library' as const, sources: [library.main.source] });
    })();
    engine = modelEngineOver({ server: { baseUrl: server.url, model: 'markov' }, library, verifier, evidence });
  });
  afterAll(() => server.stop());

  it(`over ${ANSWERS} answers, never has words shown as checked that are in no text, nor altered words left unmarked`, async () => {
    const whole = library.texts.map(({ verses }) => lettersOf(verses.join(' ')));
    const model = new MarkovModel(library.main.verses, SEED);
    const tried = new Map<string, number>();
    const falselyChecked: string[] = [];
    const unmarked: string[] = [];
    for (let count = 0; count < ANSWERS; count += 1) {
      server.behave(say(model.answer()));
      const { response, engine: by } = await engine.answer({ message: 'What is written?', mode: 'study' });
      expect(by).toBe('model');
      for (const { quote, verdict } of verifier.last) {
        tried.set(verdict, (tried.get(verdict) ?? 0) + 1);
        if (!quote) continue;
        if (CHECKED.includes(verdict) && !whole.some((text) => text.includes(lettersOf(quote))))
          falselyChecked.push(quote);
        if (verdict === 'altered' && !response.includes('[not word for word')) unmarked.push(quote);
      }
    }
    expect([falselyChecked, unmarked]).toEqual([[], []]);
    // The opponent has tried what it should.
    for (const verdict of ['exact', 'altered', 'wrong_reference', 'not_scripture', 'invalid_reference'])
      expect([verdict, (tried.get(verdict) ?? 0) > ANSWERS / 25]).toEqual([verdict, true]);
  });
});
