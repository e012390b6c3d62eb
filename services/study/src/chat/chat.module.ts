import { type DynamicModule, Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { VerifyModule } from '../verify/verify.module.js';
import { ChatController } from './chat.controller.js';
import { ChatService } from './chat.service.js';
import { ConversationsService } from './conversations.service.js';
import { MessagesService } from './messages.service.js';
import { Quotas } from './quotas.js';

@Module({
  imports: [EngineModule, VerifyModule],
  controllers: [ChatController],
  providers: [ChatService, ConversationsService, MessagesService],
})
export class ChatModule {
  static forRoot(quotas: Quotas): DynamicModule {
    return { module: ChatModule, providers: [{ provide: Quotas, useValue: quotas }] };
  }
}
