import { ApiError, type Logger } from '@berea/server';
import { type DynamicModule, Module } from '@nestjs/common';
import { type ModelEnv, modelSettingsOf } from './model-engine/model-env.js';
import type { ModelSettings } from './model-engine/stream-completion.js';
import type { Reader } from './reader.js';

/** Scholar's settings on this server. */
export class Assistant {
  constructor(
    /** Undefined where no language model is configured */
    readonly model: ModelSettings | undefined,
    /** Answers of the language model that an account has a day */
    readonly dailyAnswers: number,
    /** Whether the server has Scholar switched off */
    readonly isOff: boolean,
    readonly log: Logger,
  ) {}

  /**
   * Also checks requests that carry no account settings: the gateway is not the only way to a service.
   * @throws ApiError 403 where the server or the account has the assistant switched off
   */
  assertOn({ assistant }: Reader): void {
    if (this.isOff || assistant === 'off') throw new ApiError('assistant_off');
  }
}

@Module({})
export class AssistantModule {
  static forRoot(env: ModelEnv, log: Logger): DynamicModule {
    const assistant = new Assistant(modelSettingsOf(env), env.OPENAI_DAILY_ANSWERS, env.ASSISTANT === 'off', log);
    return {
      module: AssistantModule,
      global: true,
      providers: [{ provide: Assistant, useValue: assistant }],
      exports: [Assistant],
    };
  }
}
