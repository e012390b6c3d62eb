import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { SermonsService } from './sermons.service.js';

const { sermons } = contentContract;

@Controller()
export class SermonsController {
  constructor(@Inject(SermonsService) private readonly service: SermonsService) {}

  @Implement(sermons.list)
  list(@CurrentUser() user: SignedInUser) {
    return implement(sermons.list).handler(() => this.service.list(user.id));
  }

  @Implement(sermons.create)
  create(@CurrentUser() user: SignedInUser) {
    return implement(sermons.create).handler(({ input }) => this.service.create(user.id, input));
  }

  @Implement(sermons.update)
  update(@CurrentUser() user: SignedInUser) {
    return implement(sermons.update).handler(({ input: { id, ...draft } }) => this.service.replace(user.id, id, draft));
  }

  @Implement(sermons.remove)
  remove(@CurrentUser() user: SignedInUser) {
    return implement(sermons.remove).handler(({ input }) => this.service.remove(user.id, input.id));
  }
}
