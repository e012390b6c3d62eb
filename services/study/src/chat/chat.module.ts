import type { Logger, RedisEnv } from '@berea/server';
import { type DynamicModule, Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { VerifyModule } from '../verify/verify.module.js';
import { AnswersService } from './answers.service.js';
import { AssistantStatusService } from './assistant-status.service.js';
import { ChatController } from './chat.controller.js';
import { ChatService } from './chat.service.js';
import { ConversationsService } from './conversations.service.js';
import { AnswerFeed, LocalFeed } from './generation/answer-feed.js';
import { RedisFeed } from './generation/redis-feed.js';
import { GenerationStore } from './generation/generation-store.js';
import { Generations } from './generation/generations.service.js';
import { MessagesService } from './messages.service.js';
import { QuestionsService } from './questions.service.js';
import { Quotas } from './quotas.js';
import { SearchMessagesService } from './search-messages.service.js';
import { StreamedChatService } from './streamed-chat.service.js';
import { StreamsController } from './streams.controller.js';

@Module({
  imports: [EngineModule, VerifyModule],
  controllers: [StreamsController, ChatController],
  providers: [
    AnswersService,
    AssistantStatusService,
    ChatService,
    ConversationsService,
    GenerationStore,
    MessagesService,
    QuestionsService,
    SearchMessagesService,
    StreamedChatService,
  ],
})
export class ChatModule {
  static forRoot({ REDIS_URL: redis }: RedisEnv, quotas: Quotas, log: Logger): DynamicModule {
    const feed = {
      provide: AnswerFeed,
      useFactory: (): AnswerFeed => (redis ? new RedisFeed(redis, log) : new LocalFeed()),
    };
    const generations = {
      provide: Generations,
      inject: [GenerationStore, AnswerFeed],
      useFactory: (store: GenerationStore, answers: AnswerFeed) => new Generations(store, answers, log),
    };
    return { module: ChatModule, providers: [{ provide: Quotas, useValue: quotas }, feed, generations] };
  }
}
