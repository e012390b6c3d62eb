import { beforeAll, describe, expect, it } from '@jest/globals';
import { CHAT_LIMITS, CHAT_MODES, CHECKED, ENGINES } from '@berea/contracts';
import type { BibleText } from '../works/bible-text.js';
import { verifyText } from '../verify/verify-text.js';
import type { StudyEngine } from './study-engine.js';

const QUESTIONS = [
  'What does Matthew 5:3 say?',
  'What does the Bible say about forgiveness?',
  'thanks!',
  'asdfqwer zxcv',
  'Obadiah 2:1',
];

const HOSTILE = [
  '?',
  '…',
  '> # [x](javascript:alert(1)) <img src=x onerror=alert(1)>',
  'x'.repeat(CHAT_LIMITS.message),
  'love '.repeat(CHAT_LIMITS.message / 5),
  'John 3 ('.repeat(CHAT_LIMITS.message / 8),
  '👨‍👩‍👧 שָׁלוֹם πνεῦμα',
  '__proto__ constructor toString',
];

/** The promises of every engine. */
export function studyEngineContract(
  name: string,
  create: () => Promise<{ engine: StudyEngine; text: BibleText }>,
): void {
  describe(`${name} as a study engine`, () => {
    let engine: StudyEngine;
    let text: BibleText;
    beforeAll(async () => {
      ({ engine, text } = await create());
    });

    describe.each(CHAT_MODES)('in %s mode', (mode) => {
      it.each(QUESTIONS)('answers %p and names its sources', async (message) => {
        const answer = await engine.answer({ message, mode });
        expect(answer.response.trim()).not.toBe('');
        expect(ENGINES).toContain(answer.engine);
        const quotes = answer.response.split('\n\n').filter((part) => part.startsWith('>'));
        expect(answer.sources.length > 0).toBe(quotes.length > 0);
        const citations = await verifyText([text], answer.response);
        const exact = citations.filter(({ verdict }) => verdict === 'exact').map(({ reference }) => reference);
        for (const quote of quotes) expect(exact).toContain(/— (.+) \(KJV\)$/.exec(quote)?.[1]?.replace('–', '-'));
        // Nothing that was found false; a place that does not exist may be named, to say so.
        const unfounded = citations.filter(({ verdict }) => !CHECKED.includes(verdict));
        expect(unfounded.filter(({ verdict }) => verdict !== 'invalid_reference')).toEqual([]);
      });

      it('answers hostile questions too, and echoes nothing that a page would run', async () => {
        for (const message of HOSTILE) {
          const { response } = await engine.answer({ message, mode });
          expect(response.trim()).not.toBe('');
          expect(response).not.toMatch(/javascript:|<img|onerror=/);
          expect(response.length).toBeLessThan(20_000);
        }
      });
    });
  });
}
