import type { Chapter } from '@berea/contracts';
import { useMemo } from 'react';
import type { Column } from './use-parallel-columns.js';

/** What every cell of a column has in common. */
export interface CellText {
  /** Upper-case code */
  readonly code: string;
  readonly state: 'there' | 'awaited' | 'failed';
  readonly language: Chapter['language'] | undefined;
  readonly direction: Chapter['direction'] | undefined;
}

/** The same object while nothing of it changes, so that no row is rendered again for it. */
export function useCellText({ code, chapter, error }: Column): CellText {
  const state = chapter ? 'there' : error ? 'failed' : 'awaited';
  const { language, direction } = chapter ?? {};
  return useMemo(() => ({ code, state, language, direction }), [code, state, language, direction]);
}
