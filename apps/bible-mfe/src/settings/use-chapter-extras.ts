import type { ChapterExtra } from '@berea/contracts';
import { useLook } from './use-reader-settings.js';

const LAYOUT: readonly ChapterExtra[] = ['layout'];
const LAYOUT_AND_NOTES: readonly ChapterExtra[] = ['layout', 'notes'];

/** What the reader's look asks of a chapter beside its verses; the same list at each rendering. */
export const useChapterExtras = (): readonly ChapterExtra[] => (useLook().notes ? LAYOUT_AND_NOTES : LAYOUT);
