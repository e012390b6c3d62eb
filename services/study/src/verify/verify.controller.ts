import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { WorkQueue } from '../scheduling/work-queue.js';
import { VerifyService } from './verify.service.js';

const { verify } = studyContract.tools;

@Controller()
export class VerifyController {
  constructor(
    @Inject(VerifyService) private readonly service: VerifyService,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
  ) {}

  @Implement(verify)
  verify(@CurrentUser() user: SignedInUser) {
    return implement(verify).handler(async ({ input }) => ({
      citations: await this.queue.run(user.id, () => this.service.check(input.text, input.translation)),
    }));
  }
}
