import type { StudySection } from '@berea/contracts';
import type { StudyContext } from '../study-context.js';

/** In place of what a missing work would have given: which one it is, and how it is added. */
export const notInstalled = ({ library }: StudyContext, ...works: readonly string[]): StudySection => ({
  type: 'text',
  title: 'Not installed',
  text: works.map((work) => library.whyMissing(work)).join(' '),
});
