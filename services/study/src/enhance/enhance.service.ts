import { ENHANCE_LIMITS, type Enhancement, type EnhanceRequest } from '@berea/contracts';
import { ApiError } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import { Assistant } from '../engine/assistant.js';
import { DailyBudget } from '../engine/model-engine/daily-budget.js';
import { markFaults } from '../engine/model-engine/mark-faults.js';
import { INSTEAD } from '../engine/model-engine/model-engine.js';
import { inOnePiece, ModelFailure, openClient } from '../engine/model-engine/stream-completion.js';
import type { ReaderSettings } from '../engine/study-engine.js';
import { WorkQueue } from '../scheduling/work-queue.js';
import { claimsScripture } from '@berea/verify';
import { VerifyService } from '../verify/verify.service.js';
import { StudyGuide } from '../study-tools/study-guide.js';
import { isForModel, writeByModel } from './model-enhancer.js';
import { type Enhanced, LibraryEnhancer } from './library/library-enhancer.js';

interface ByModel {
  readonly made?: Enhancement;
  /** Why the model has not written */
  readonly why?: string;
}

/** Helps with the text of a sermon, and checks every verse in what comes back. */
@Injectable()
export class EnhanceService {
  private readonly library: LibraryEnhancer;

  constructor(
    @Inject(StudyGuide) private readonly guide: StudyGuide,
    @Inject(VerifyService) private readonly verifier: VerifyService,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
    @Inject(Assistant) private readonly assistant: Assistant,
    @Inject(DailyBudget) private readonly budget: DailyBudget,
  ) {
    this.library = new LibraryEnhancer(guide);
  }

  /** @throws ApiError 413 for a text that is too long */
  async enhance(userId: string, request: EnhanceRequest, settings: ReaderSettings = {}): Promise<Enhancement> {
    const { action, text, style } = request;
    if (text.length > ENHANCE_LIMITS.text)
      throw new ApiError('text_too_long_to_enhance', { path: ['text'], values: { most: ENHANCE_LIMITS.text } });
    const byModel: ByModel =
      settings.engine !== 'library' && isForModel(action) ? await this.byModel(userId, request) : {};
    if (byModel.made) return byModel.made;
    const made = await this.queue.run(userId, async () =>
      this.checked(await this.library.enhance(action, text, style)),
    );
    return { ...made, ...(byModel.why && { note: [byModel.why, made.note].filter(Boolean).join(' ') }) };
  }

  /** The model's text, with its false statements about Scripture marked; or the reason why there is none. */
  private async byModel(userId: string, request: EnhanceRequest): Promise<ByModel> {
    const { model, log } = this.assistant;
    if (!model) return {};
    const usedUp = await this.budget.take(userId);
    if (usedUp) return { why: usedUp };
    try {
      const written = await writeByModel(openClient(model), inOnePiece(model), request);
      const verify = (text: string) => this.queue.runUnqueued(() => this.verifier.citations(text));
      const message = markFaults(written, await verify(written));
      const citations = await verify(message);
      return { made: { message, engine: 'model', model: model.model, sources: [], citations } };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      log.warn({ fault: error.fault }, 'failed to enhance by the language model; the library does what it can');
      return { why: INSTEAD[error.fault] };
    }
  }

  private async checked({ works = [], ...made }: Enhanced): Promise<Enhancement> {
    const shown = [made.message, made.content, ...Object.values(made.outline ?? {})].filter(Boolean).join('\n\n');
    const citations = shown ? (await this.verifier.citations(shown)).filter(claimsScripture) : [];
    const sources = [...new Set(works)].map((id) => this.guide.works.source(id));
    return { ...made, engine: 'library', sources, citations };
  }
}
