import { Controller, Inject, Res, type Type } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import {
  CurrentUser,
  type ExpectedVersions,
  IfMatch,
  Keyed,
  type KeyedRequest,
  preferredEncoding,
  type SignedInUser,
  withEtag,
} from '@berea/server';
import type { FastifyReply } from 'fastify';
import type { ListResource } from './list-resource.js';
import { ListService } from './list.service.js';
import { withPacked } from './send-written.js';

/** The routes of a resource over the `ListService` of its module. */
export function listController({ contract }: ListResource): Type {
  @Controller()
  class ListController {
    constructor(@Inject(ListService) private readonly service: ListService) {}

    @Implement(contract.list)
    list(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
      return implement(contract.list).handler(async ({ input }) =>
        withPacked(
          reply,
          await this.service.list(user.id, input, preferredEncoding(reply.request.headers['accept-encoding'])),
        ),
      );
    }

    @Implement(contract.show)
    show(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
      return implement(contract.show).handler(async ({ input }) =>
        withEtag(reply, await this.service.show(user.id, input.id)),
      );
    }

    @Implement(contract.create)
    create(
      @CurrentUser() user: SignedInUser,
      @Keyed() request: KeyedRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      return implement(contract.create).handler(async ({ input }) =>
        withEtag(reply, await this.service.create(user.id, request, input)),
      );
    }

    @Implement(contract.update)
    update(
      @CurrentUser() user: SignedInUser,
      @IfMatch() expected: ExpectedVersions,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      return implement(contract.update).handler(async ({ input: { id, ...draft } }) =>
        withEtag(reply, await this.service.replace(user, id, expected, draft)),
      );
    }

    @Implement(contract.remove)
    remove(@CurrentUser() user: SignedInUser, @IfMatch() expected: ExpectedVersions) {
      return implement(contract.remove).handler(({ input }) => this.service.remove(user.id, input.id, expected));
    }
  }
  return ListController;
}
