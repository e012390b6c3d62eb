import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { NoteOverviewsService } from './note-overviews.service.js';

const { notes } = contentContract;

@Controller()
export class NoteOverviewsController {
  constructor(@Inject(NoteOverviewsService) private readonly service: NoteOverviewsService) {}

  @Implement(notes.tags)
  tags(@CurrentUser() user: SignedInUser) {
    return implement(notes.tags).handler(() => this.service.tags(user.id));
  }

  @Implement(notes.places)
  places(@CurrentUser() user: SignedInUser) {
    return implement(notes.places).handler(() => this.service.places(user.id));
  }

  @Implement(notes.days)
  days(@CurrentUser() user: SignedInUser) {
    return implement(notes.days).handler(({ input: { tags, zone } }) => this.service.days(user.id, tags, zone));
  }
}
