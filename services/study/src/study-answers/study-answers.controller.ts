import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { firstWords } from '../study-tools/question/first-words.js';
import { WorkQueue } from '../scheduling/work-queue.js';
import { StudyAnswersService } from './study-answers.service.js';

const { tools } = studyContract;

@Controller()
export class StudyAnswersController {
  constructor(
    @Inject(StudyAnswersService) private readonly service: StudyAnswersService,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
  ) {}

  @Implement(tools.study)
  study(@CurrentUser() user: SignedInUser) {
    return implement(tools.study).handler(({ input }) => {
      const distress = this.service.recogniseDistress(input.message);
      const inTurn = <Answer>(work: () => Promise<Answer>) => this.queue.run(user.id, work);
      if (distress) return this.service.answerInDistress(input, distress, inTurn);
      return inTurn(() => this.service.answer({ ...input, message: firstWords(input.message) }));
    });
  }
}
