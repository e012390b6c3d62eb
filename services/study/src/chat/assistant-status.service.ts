import type { Assistant as Choice, AssistantStatus } from '@berea/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Assistant } from '../engine/assistant.js';
import { DailyBudget } from '../engine/model-engine/daily-budget.js';

/** Says who answers an account just now. */
@Injectable()
export class AssistantStatusService {
  constructor(
    @Inject(Assistant) private readonly assistant: Assistant,
    @Inject(DailyBudget) private readonly budget: DailyBudget,
  ) {}

  /** @param choice what the account has chosen; null where it has chosen nothing */
  async show(userId: string, choice: Choice | null = null): Promise<AssistantStatus> {
    const { model, isOff } = this.assistant;
    if (isOff) return { engine: 'off', offBy: 'server' };
    if (choice === 'off') return { engine: 'off', offBy: 'account' };
    if (!model) return { engine: 'library' };
    const budget = await this.budget.usage(userId);
    const answers = choice !== 'library' && budget.used < budget.limit;
    return { engine: answers ? 'model' : 'library', model: model.model, budget };
  }
}
