import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, Public, type SignedInUser } from '@berea/server';
import { SermonLinksService } from './sermon-links.service.js';

const { sermonLinks, shared } = contentContract;

@Controller()
export class SermonLinksController {
  constructor(@Inject(SermonLinksService) private readonly service: SermonLinksService) {}

  @Implement(sermonLinks.list)
  list(@CurrentUser() user: SignedInUser) {
    return implement(sermonLinks.list).handler(({ input }) => this.service.list(user.id, input.id));
  }

  @Implement(sermonLinks.make)
  make(@CurrentUser() user: SignedInUser) {
    return implement(sermonLinks.make).handler(({ input: { id, link, label } }) =>
      this.service.make(user.id, id, link, label),
    );
  }

  @Implement(sermonLinks.revoke)
  revoke(@CurrentUser() user: SignedInUser) {
    return implement(sermonLinks.revoke).handler(({ input }) => this.service.revoke(user.id, input.id, input.link));
  }

  @Public()
  @Implement(shared.open)
  open() {
    return implement(shared.open).handler(({ input }) => this.service.open(input.token));
  }
}
