import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { withEventMeta } from '@orpc/server';
import { type ChatEvent, studyContract } from '@berea/contracts';
import { CurrentUser, Keyed, type KeyedRequest, type SignedInUser } from '@berea/server';
import { Assistant } from '../engine/assistant.js';
import { CurrentReader, type Reader } from '../engine/reader.js';
import type { Told } from './generation/generation.js';
import { StreamedChatService } from './streamed-chat.service.js';

const { chat } = studyContract;

/** Answers that are told as they are made. */
@Controller()
export class StreamsController {
  constructor(
    @Inject(StreamedChatService) private readonly service: StreamedChatService,
    @Inject(Assistant) private readonly assistant: Assistant,
  ) {}

  @Implement(chat.askStreaming)
  ask(@CurrentUser() user: SignedInUser, @Keyed() request: KeyedRequest, @CurrentReader() reader: Reader) {
    this.assistant.assertOn(reader);
    return implement(chat.askStreaming).handler(async ({ input, signal }) =>
      withIds(await this.service.ask(user.id, request, input, reader.settings, signal)),
    );
  }

  @Implement(chat.follow)
  follow(@CurrentUser() user: SignedInUser) {
    return implement(chat.follow).handler(async ({ input, signal, lastEventId }) =>
      withIds(await this.service.follow(user.id, input.id, numberOf(lastEventId), signal)),
    );
  }

  @Implement(chat.stop)
  stop(@CurrentUser() user: SignedInUser) {
    return implement(chat.stop).handler(({ input }) => this.service.stop(user.id, input.id));
  }
}

async function* withIds(told: AsyncGenerator<Told>): AsyncGenerator<ChatEvent, void, void> {
  for await (const { id, event } of told) yield withEventMeta(event, { id: String(id) });
}

/** Number of the last event that a client has; 0, and so the whole answer, for any other value. */
const numberOf = (lastEventId: string | undefined): number =>
  /^\d{1,9}$/.test(lastEventId ?? '') ? Number(lastEventId) : 0;
