import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { VerifyService } from './verify.service.js';

const { verify } = studyContract.tools;

@Controller()
export class VerifyController {
  constructor(@Inject(VerifyService) private readonly service: VerifyService) {}

  @Implement(verify)
  verify() {
    return implement(verify).handler(async ({ input }) => ({
      citations: await this.service.citations(input.text, input.translation),
    }));
  }
}
