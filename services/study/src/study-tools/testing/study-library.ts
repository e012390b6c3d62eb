import { CarePath } from '../../care/care-path.js';
import { CrossReferencesService } from '../../cross-references/cross-references.service.js';
import { LibraryEngine } from '../../engine/library-engine/library-engine.js';
import type { Library } from '../../works/library.js';
import { sharedLibrary } from '../../testing/shared-library.js';
import { ReferenceWorks } from '../../reference/reference-works.js';
import { VerifyService } from '../../verify/verify.service.js';
import { StudyGuide } from '../study-guide.js';
import { StudyAnswersService } from '../../study-answers/study-answers.service.js';

export interface StudyLibrary {
  readonly library: Library;
  readonly guide: StudyGuide;
  readonly engine: LibraryEngine;
  readonly tools: StudyAnswersService;
  readonly verifier: VerifyService;
}

/** The components that answer questions over the built library, put together as the service does. */
export async function studyLibrary(): Promise<StudyLibrary> {
  const library = await sharedLibrary();
  await library.loaded;
  const guide = new StudyGuide(library, new ReferenceWorks(library, new CrossReferencesService(library)));
  const engine = new LibraryEngine(library.main, guide);
  const verifier = new VerifyService(library);
  return {
    library,
    guide,
    engine,
    tools: new StudyAnswersService(engine, guide, verifier, new CarePath(library, {})),
    verifier,
  };
}
