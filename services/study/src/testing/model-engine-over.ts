import { isConfinedToWorks, allows } from '../engine/allowed-works.js';
import { ChosenWorks } from '../engine/chosen-works.js';
import { ModelEngine } from '../engine/model-engine/model-engine.js';
import { type ModelSettings, openClient } from '../engine/model-engine/stream-completion.js';
import type { StudyEngine } from '../engine/study-engine.js';
import type { VerifyService } from '../verify/verify.service.js';
import type { Library } from '../works/library.js';

/** Patient, so that a busy machine is not taken for a slow model. */
const PATIENCE = { firstWordsMs: 60_000, idleMs: 60_000, wholeMs: 120_000, maxTokens: 2_000, maxCharacters: 16_000 };

export interface ModelUnderTest {
  readonly server: Pick<ModelSettings, 'baseUrl' | 'model'> & { readonly apiKey?: string };
  readonly library: Library;
  readonly verifier: VerifyService;
  /** Engine that gathers the evidence */
  readonly evidence: StudyEngine;
}

/** The model engine as the service puts it together, without accounts and so without their budgets. */
export function modelEngineOver({ server, library, verifier, evidence }: ModelUnderTest): ModelEngine {
  const settings: ModelSettings = { apiKey: 'none', ...server, ...PATIENCE };
  return new ModelEngine({
    client: openClient(settings),
    settings,
    library: evidence,
    verify: (text, question) => verifier.citationsWithin(text, allows(question)),
    keepToChosen: async (text, question) =>
      isConfinedToWorks(question) ? new ChosenWorks(question, library).keepTo(text) : text,
    budget: { take: () => Promise.resolve(undefined) },
    log: { warn: () => undefined },
  });
}
