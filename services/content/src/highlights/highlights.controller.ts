import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { HighlightsService } from './highlights.service.js';

const { highlights } = contentContract;

@Controller()
export class HighlightsController {
  constructor(@Inject(HighlightsService) private readonly service: HighlightsService) {}

  @Implement(highlights.list)
  list(@CurrentUser() user: SignedInUser) {
    return implement(highlights.list).handler(() => this.service.list(user.id));
  }

  @Implement(highlights.set)
  set(@CurrentUser() user: SignedInUser) {
    return implement(highlights.set).handler(({ input: { colour, ...place } }) =>
      this.service.set(user.id, place, colour),
    );
  }

  @Implement(highlights.change)
  change(@CurrentUser() user: SignedInUser) {
    return implement(highlights.change).handler(({ input }) => this.service.change(user.id, input.changes));
  }

  @Implement(highlights.remove)
  remove(@CurrentUser() user: SignedInUser) {
    return implement(highlights.remove).handler(({ input }) => this.service.remove(user.id, input));
  }
}
