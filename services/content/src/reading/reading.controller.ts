import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { ReadingService } from './reading.service.js';

const { reading } = contentContract;

@Controller()
export class ReadingController {
  constructor(@Inject(ReadingService) private readonly service: ReadingService) {}

  @Implement(reading.recent)
  recent(@CurrentUser() user: SignedInUser) {
    return implement(reading.recent).handler(({ input }) => this.service.recent(user.id, input.limit));
  }

  @Implement(reading.record)
  record(@CurrentUser() user: SignedInUser) {
    return implement(reading.record).handler(({ input }) => this.service.record(user.id, input));
  }
}
