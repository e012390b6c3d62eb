import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { ReadingPlansService } from './reading-plans.service.js';

const { library } = contentContract;

@Controller()
export class ReadingPlansController {
  constructor(@Inject(ReadingPlansService) private readonly service: ReadingPlansService) {}

  @Implement(library.reading)
  reading(@CurrentUser() user: SignedInUser) {
    return implement(library.reading).handler(() => this.service.reading(user.id));
  }

  @Implement(library.schedule)
  schedule(@CurrentUser() user: SignedInUser) {
    return implement(library.schedule).handler(({ input }) => this.service.schedule(user.id, input));
  }

  @Implement(library.tick)
  tick(@CurrentUser() user: SignedInUser) {
    return implement(library.tick).handler(({ input }) => this.service.tick(user.id, input));
  }

  @Implement(library.leave)
  leave(@CurrentUser() user: SignedInUser) {
    return implement(library.leave).handler(({ input }) => this.service.leave(user.id, input.plan));
  }
}
