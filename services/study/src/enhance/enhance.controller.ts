import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { Assistant } from '../engine/assistant.js';
import { CurrentReader, type Reader } from '../engine/reader.js';
import { EnhanceService } from './enhance.service.js';

const { chat } = studyContract;

@Controller()
export class EnhanceController {
  constructor(
    @Inject(EnhanceService) private readonly service: EnhanceService,
    @Inject(Assistant) private readonly assistant: Assistant,
  ) {}

  @Implement(chat.enhance)
  enhance(@CurrentUser() user: SignedInUser, @CurrentReader() reader: Reader) {
    this.assistant.assertOn(reader);
    return implement(chat.enhance).handler(({ input }) => this.service.enhance(user.id, input, reader.settings));
  }
}
