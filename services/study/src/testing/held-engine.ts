import { jest } from '@jest/globals';
import { StudyEngine } from '../engine/study-engine.js';
import type { TestStudy } from './start-study.js';

/** An engine that tells 'One.' and waits until it is released to go on with ' Two.' */
export function heldEngine(study: Pick<TestStudy, 'service'>): { release: () => void; aborted: () => boolean } {
  let release = () => undefined as void;
  let signal: AbortSignal | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest
    .spyOn(study.service.app.get(StudyEngine, { strict: false }), 'answer')
    .mockImplementation(async (question, progress) => {
      signal = question.signal;
      progress?.delta('One.');
      const ended = new Promise((resolve) => question.signal?.addEventListener('abort', resolve));
      await Promise.race([held, ended]);
      return { response: 'One. Two.', engine: 'library', sources: [] };
    });
  return { release, aborted: () => signal?.aborted ?? false };
}
