import { Controller, Inject, Res } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
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
import { SermonsService } from './sermons.service.js';

const { sermons } = contentContract;

@Controller()
export class SermonsController {
  constructor(@Inject(SermonsService) private readonly service: SermonsService) {}

  @Implement(sermons.list)
  list(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(sermons.list).handler(async ({ input }) =>
      withNextLink(reply, await this.service.list(user.id, input)),
    );
  }

  @Implement(sermons.show)
  show(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(sermons.show).handler(async ({ input }) =>
      withEtag(reply, await this.service.show(user.id, input.id)),
    );
  }

  @Implement(sermons.create)
  create(
    @CurrentUser() user: SignedInUser,
    @Keyed() request: KeyedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return implement(sermons.create).handler(async ({ input }) =>
      withEtag(reply, await this.service.create(user.id, request, input)),
    );
  }

  @Implement(sermons.update)
  update(
    @CurrentUser() user: SignedInUser,
    @IfMatch() expected: ExpectedVersions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return implement(sermons.update).handler(async ({ input: { id, ...draft } }) =>
      withEtag(reply, await this.service.replace(user.id, id, expected, draft)),
    );
  }

  @Implement(sermons.remove)
  remove(@CurrentUser() user: SignedInUser, @IfMatch() expected: ExpectedVersions) {
    return implement(sermons.remove).handler(({ input }) => this.service.remove(user.id, input.id, expected));
  }
}
