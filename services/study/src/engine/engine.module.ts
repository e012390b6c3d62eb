import { Database } from '@berea/server';
import { Module } from '@nestjs/common';
import { WorkQueue } from '../scheduling/work-queue.js';
import { StudyGuide } from '../study-tools/study-guide.js';
import { StudyGuideModule } from '../study-tools/study-guide.module.js';
import { VerifyModule } from '../verify/verify.module.js';
import { VerifyService } from '../verify/verify.service.js';
import { allows, isConfinedToWorks } from './allowed-works.js';
import { Assistant } from './assistant.js';
import { ChosenWorks } from './chosen-works.js';
import { ChosenEngine, Engines, LibraryInTurn } from './chosen-engine.js';
import { ConfinedLibrary } from './confined-library.js';
import { DailyBudget } from './model-engine/daily-budget.js';
import { ModelEngine } from './model-engine/model-engine.js';
import { openClient } from './model-engine/stream-completion.js';
import { StudyEngine } from './study-engine.js';

const budget = {
  provide: DailyBudget,
  inject: [Database, Assistant],
  useFactory: (db: Database, { dailyAnswers }: Assistant) => new DailyBudget(db, dailyAnswers),
};

const engines = {
  provide: Engines,
  inject: [StudyGuide, VerifyService, WorkQueue, DailyBudget, Assistant],
  useFactory: (
    guide: StudyGuide,
    verifier: VerifyService,
    queue: WorkQueue,
    dailyBudget: DailyBudget,
    { model: settings, log }: Assistant,
  ): Engines => {
    const library = new ConfinedLibrary(guide);
    if (!settings) return new Engines(library, undefined);
    const model = new ModelEngine({
      client: openClient(settings),
      settings,
      library: new LibraryInTurn(library),
      verify: (text, question) => queue.runUnqueued(() => verifier.citationsWithin(text, allows(question))),
      keepToChosen: async (text, question) =>
        isConfinedToWorks(question)
          ? queue.runUnqueued(() => new ChosenWorks(question, guide.library).keepTo(text))
          : text,
      budget: dailyBudget,
      log,
    });
    return new Engines(library, model);
  },
};

const engine = {
  provide: StudyEngine,
  inject: [Engines],
  useFactory: ({ library, model }: Engines): StudyEngine => new ChosenEngine(library, model),
};

@Module({
  imports: [StudyGuideModule, VerifyModule],
  providers: [budget, engines, engine],
  exports: [StudyEngine, Engines, DailyBudget],
})
export class EngineModule {}
