import type { Citation } from '@berea/contracts';
import { verifyText as verify, type VerifyOptions } from '@berea/verify';
import { Slices } from '../scheduling/slices.js';
import type { BibleText } from '../works/bible-text.js';

/**
 * `verifyText` of `@berea/verify` in the slices of the request that asks for it.
 * @throws ApiError 504 when no client waits any more, and what that one throws
 */
export const verifyText = (
  texts: readonly BibleText[],
  markdown: string,
  options: Omit<VerifyOptions, 'pause'> = {},
): Promise<Citation[]> => verify(texts, markdown, { ...options, pause: () => Slices.current.yieldToEventLoop() });
