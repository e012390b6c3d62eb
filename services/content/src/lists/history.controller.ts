import { Controller, Inject, Res, type Type } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { CurrentUser, type ExpectedVersions, IfMatch, type SignedInUser, withEtag } from '@berea/server';
import type { FastifyReply } from 'fastify';
import { HistoryService } from './history.service.js';
import type { ListResource } from './list-resource.js';
import { withWritten } from './send-written.js';

/** The routes of a resource's bin and versions over the `HistoryService` of its module. */
export function historyController({ contract }: ListResource): Type {
  @Controller()
  class HistoryController {
    constructor(@Inject(HistoryService) private readonly service: HistoryService) {}

    @Implement(contract.bin)
    bin(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
      return implement(contract.bin).handler(async ({ input }) =>
        withWritten(reply, await this.service.bin(user.id, input)),
      );
    }

    @Implement(contract.restore)
    restore(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
      return implement(contract.restore).handler(async ({ input }) =>
        withEtag(reply, await this.service.restore(user.id, input.id)),
      );
    }

    @Implement(contract.removeForever)
    removeForever(@CurrentUser() user: SignedInUser) {
      return implement(contract.removeForever).handler(({ input }) => this.service.removeForever(user.id, input.id));
    }

    @Implement(contract.emptyBin)
    emptyBin(@CurrentUser() user: SignedInUser) {
      return implement(contract.emptyBin).handler(() => this.service.emptyBin(user.id));
    }

    @Implement(contract.versions)
    versions(@CurrentUser() user: SignedInUser) {
      return implement(contract.versions).handler(({ input }) => this.service.versions(user.id, input.id));
    }

    @Implement(contract.version)
    version(@CurrentUser() user: SignedInUser) {
      return implement(contract.version).handler(({ input: { id, version } }) =>
        this.service.version(user.id, id, version),
      );
    }

    @Implement(contract.keepVersion)
    keepVersion(@CurrentUser() user: SignedInUser) {
      return implement(contract.keepVersion).handler(({ input: { id, version, label } }) =>
        this.service.keepVersion(user.id, id, version, label),
      );
    }

    @Implement(contract.restoreVersion)
    restoreVersion(
      @CurrentUser() user: SignedInUser,
      @IfMatch() expected: ExpectedVersions,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      return implement(contract.restoreVersion).handler(async ({ input: { id, version } }) =>
        withEtag(reply, await this.service.restoreVersion(user.id, id, expected, version)),
      );
    }
  }
  return HistoryController;
}
