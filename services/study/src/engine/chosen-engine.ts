import type { ModelEngine } from './model-engine/model-engine.js';
import { type Progress, type StudyAnswer, StudyEngine, type StudyQuestion } from './study-engine.js';

/** The engines of this server. */
export class Engines {
  constructor(
    readonly library: StudyEngine,
    /** Undefined where no language model is configured */
    readonly model: ModelEngine | undefined,
  ) {}
}

/** Gives each question to the engine that its account has chosen: the language model where there is one, or the library. */
export class ChosenEngine extends StudyEngine {
  /** @param model undefined where the server has none */
  constructor(
    private readonly library: StudyEngine,
    private readonly model: StudyEngine | undefined,
  ) {
    super();
  }

  override waitsElsewhere({ settings }: StudyQuestion): boolean {
    return this.model !== undefined && settings?.engine !== 'library';
  }

  answer(question: StudyQuestion, progress?: Progress): Promise<StudyAnswer> {
    const engine = (this.waitsElsewhere(question) && this.model) || this.library;
    return engine.answer(question, progress);
  }
}

/** The library as it gathers evidence for another engine: in its turn among heavy work. */
export class LibraryInTurn extends StudyEngine {
  constructor(private readonly library: StudyEngine) {
    super();
  }

  answer({ inTurn, ...question }: StudyQuestion): Promise<StudyAnswer> {
    const answer = () => this.library.answer(question);
    return inTurn ? inTurn(answer) : answer();
  }
}
