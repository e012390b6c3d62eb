import { Controller, Inject, Res } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import {
  CurrentUser,
  type ExpectedVersions,
  IfMatch,
  Keyed,
  type KeyedRequest,
  type SignedInUser,
  withEtag,
  withNextLink,
} from '@berea/server';
import type { FastifyReply } from 'fastify';
import { Assistant } from '../engine/assistant.js';
import { CurrentReader, type Reader } from '../engine/reader.js';
import { AssistantStatusService } from './assistant-status.service.js';
import { ChatService } from './chat.service.js';
import { ConversationsService } from './conversations.service.js';
import { MessagesService } from './messages.service.js';
import { SearchMessagesService } from './search-messages.service.js';

const { chat } = studyContract;

@Controller()
export class ChatController {
  constructor(
    @Inject(ChatService) private readonly service: ChatService,
    @Inject(ConversationsService) private readonly conversationsService: ConversationsService,
    @Inject(MessagesService) private readonly messagesService: MessagesService,
    @Inject(AssistantStatusService) private readonly statusService: AssistantStatusService,
    @Inject(SearchMessagesService) private readonly searchService: SearchMessagesService,
    @Inject(Assistant) private readonly assistant: Assistant,
  ) {}

  @Implement(chat.messages)
  messages(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(chat.messages).handler(async ({ input }) =>
      withNextLink(reply, await this.messagesService.list(user.id, input)),
    );
  }

  @Implement(chat.message)
  message(@CurrentUser() user: SignedInUser) {
    return implement(chat.message).handler(({ input }) => this.messagesService.show(user.id, input.id));
  }

  @Implement(chat.ask)
  ask(@CurrentUser() user: SignedInUser, @Keyed() request: KeyedRequest, @CurrentReader() reader: Reader) {
    this.assistant.assertOn(reader);
    return implement(chat.ask).handler(({ input }) => this.service.ask(user.id, request, input, reader.settings));
  }

  @Implement(chat.conversations)
  conversations(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(chat.conversations).handler(async ({ input }) =>
      withNextLink(reply, await this.conversationsService.list(user.id, input)),
    );
  }

  @Implement(chat.search)
  search(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(chat.search).handler(async ({ input }) =>
      withNextLink(reply, await this.searchService.search(user.id, input)),
    );
  }

  @Implement(chat.status)
  status(@CurrentUser() user: SignedInUser, @CurrentReader() reader: Reader) {
    return implement(chat.status).handler(() => this.statusService.show(user.id, reader.assistant));
  }

  @Implement(chat.usage)
  usage(@CurrentUser() user: SignedInUser) {
    return implement(chat.usage).handler(() => this.conversationsService.usage(user.id));
  }

  @Implement(chat.renameConversation)
  rename(
    @CurrentUser() user: SignedInUser,
    @IfMatch() expected: ExpectedVersions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return implement(chat.renameConversation).handler(async ({ input: { id, title } }) =>
      withEtag(reply, await this.conversationsService.rename(user.id, id, expected, title)),
    );
  }

  @Implement(chat.removeConversation)
  remove(@CurrentUser() user: SignedInUser, @IfMatch() expected: ExpectedVersions) {
    return implement(chat.removeConversation).handler(({ input }) =>
      this.conversationsService.remove(user.id, input.id, expected),
    );
  }
}
