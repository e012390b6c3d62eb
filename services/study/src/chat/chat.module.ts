import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { LibraryModule } from '../library/library.module.js';
import { ChatController } from './chat.controller.js';
import { ChatService } from './chat.service.js';
import { ConversationsService } from './conversations.service.js';

@Module({
  imports: [LibraryModule, EngineModule],
  controllers: [ChatController],
  providers: [ChatService, ConversationsService],
})
export class ChatModule {}
