import { chapters } from './chapters.mjs';
import { library } from './library.mjs';
import { inProcess } from './run-program.mjs';

/** The sections of the results page about the library and the study engine, each with what measures it. */
export const STUDY_SECTIONS = {
  library,
  chapters,
  'study-tools': inProcess('study-tools'),
  verifier: inProcess('verifier'),
  recall: inProcess('recall'),
};
