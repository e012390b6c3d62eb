import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { SermonOverviewsService } from './sermon-overviews.service.js';

const { sermons } = contentContract;

@Controller()
export class SermonOverviewsController {
  constructor(@Inject(SermonOverviewsService) private readonly service: SermonOverviewsService) {}

  @Implement(sermons.passages)
  passages(@CurrentUser() user: SignedInUser) {
    return implement(sermons.passages).handler(() => this.service.passages(user.id));
  }

  @Implement(sermons.years)
  years(@CurrentUser() user: SignedInUser) {
    return implement(sermons.years).handler(() => this.service.years(user.id));
  }
}
