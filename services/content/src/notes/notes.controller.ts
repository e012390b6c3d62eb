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
import { NotesService } from './notes.service.js';

const { notes } = contentContract;

@Controller()
export class NotesController {
  constructor(@Inject(NotesService) private readonly service: NotesService) {}

  @Implement(notes.list)
  list(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(notes.list).handler(async ({ input }) =>
      withNextLink(reply, await this.service.list(user.id, input)),
    );
  }

  @Implement(notes.show)
  show(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(notes.show).handler(async ({ input }) =>
      withEtag(reply, await this.service.show(user.id, input.id)),
    );
  }

  @Implement(notes.create)
  create(
    @CurrentUser() user: SignedInUser,
    @Keyed() request: KeyedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return implement(notes.create).handler(async ({ input }) =>
      withEtag(reply, await this.service.create(user.id, request, input)),
    );
  }

  @Implement(notes.update)
  update(
    @CurrentUser() user: SignedInUser,
    @IfMatch() expected: ExpectedVersions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return implement(notes.update).handler(async ({ input: { id, ...draft } }) =>
      withEtag(reply, await this.service.replace(user.id, id, expected, draft)),
    );
  }

  @Implement(notes.remove)
  remove(@CurrentUser() user: SignedInUser, @IfMatch() expected: ExpectedVersions) {
    return implement(notes.remove).handler(({ input }) => this.service.remove(user.id, input.id, expected));
  }
}
