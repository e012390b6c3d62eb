import type { ModelEngine } from './model-engine/model-engine.js';
import type { StudyEngine } from './study-engine.js';

/** What this server can answer with. */
export class Engines {
  constructor(
    readonly library: StudyEngine,
    /** Undefined where no language model is configured */
    readonly model: ModelEngine | undefined,
  ) {}
}
