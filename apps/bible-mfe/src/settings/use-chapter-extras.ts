import type { ChapterExtra } from '@berea/contracts';
import { useReaderSettings } from './use-reader-settings.js';

const LAYOUT: readonly ChapterExtra[] = ['layout'];
const LAYOUT_AND_NOTES: readonly ChapterExtra[] = ['layout', 'notes'];

/** What the reader's settings ask of a chapter beside its verses; the same list at each rendering. */
export const useChapterExtras = (): readonly ChapterExtra[] => (useReaderSettings().notes ? LAYOUT_AND_NOTES : LAYOUT);
