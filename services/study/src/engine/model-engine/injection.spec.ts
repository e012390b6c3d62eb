import { describe, expect, it } from '@jest/globals';
import type { StudyAnswer } from '../study-engine.js';
import { composePrompt, INSTRUCTIONS } from './compose-prompt.js';
import { INJECTIONS } from './injections.js';
import { plainMarkdown } from './mark-faults.js';

const evidence = (response: string): StudyAnswer => ({ response, engine: 'library', sources: [] });

describe('text that would give the language model orders', () => {
  it('is tried in 40 different ways', () => expect(new Set(INJECTIONS).size).toBe(40));

  it.each(INJECTIONS)(
    'stays data in the prompt, as a question, an earlier answer or a page of the library: %j',
    (attack) => {
      const prompt = composePrompt(
        { message: attack, mode: 'study', conversation: [{ question: attack, answer: null }] },
        evidence(attack),
      );
      const [system, ...rest] = prompt;
      expect(system?.role).toBe('system');
      expect(String(system?.content).startsWith(INSTRUCTIONS)).toBe(true);
      expect(rest.every(({ role }) => role === 'user')).toBe(true);
      for (const { content } of rest) {
        const mark = /^(?:Evidence from the library:\n)?DATA (\S{12})$/m.exec(String(content))?.[1] ?? '';
        expect(attack).not.toContain(mark);
        // Outside the marks there are only our own words.
        const outside = String(content).replace(new RegExp(`DATA ${mark}\\n[\\s\\S]*?\\nEND DATA ${mark}`, 'g'), '');
        expect(outside).toMatch(/^(?:|Evidence from the library:\n\nThe question:\n)$/);
      }
    },
  );

  it.each(INJECTIONS)(
    'when a model obeys and repeats it, brings nothing into the answer that a page would run or open: %j',
    (attack) => {
      expect(plainMarkdown(attack)).not.toMatch(/javascript:|vbscript:|data:|<\s*(?:img|script|iframe|a)\b|\]\(/i);
    },
  );
});
