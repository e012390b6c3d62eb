import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, Keyed, type KeyedRequest, OperatorOnly, type SignedInUser } from '@berea/server';
import { ReportsService } from './reports.service.js';

const { reports } = contentContract;

@Controller()
export class ReportsController {
  constructor(@Inject(ReportsService) private readonly service: ReportsService) {}

  @Implement(reports.create)
  create(@CurrentUser() user: SignedInUser, @Keyed() request: KeyedRequest) {
    return implement(reports.create).handler(({ input }) => this.service.create(user.id, request, input));
  }

  @OperatorOnly()
  @Implement(reports.list)
  list() {
    return implement(reports.list).handler(({ input: { offset, limit } }) => this.service.list(offset, limit));
  }
}
