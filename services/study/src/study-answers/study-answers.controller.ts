import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract, type ToolKind, WRITTEN_TOOLS } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { Assistant } from '../engine/assistant.js';
import { CurrentReader, type Reader } from '../engine/reader.js';
import { firstWords } from '../study-tools/question/read-question.js';
import { WorkQueue } from '../scheduling/work-queue.js';
import { StudyAnswersService } from './study-answers.service.js';
import { WrittenAnswers } from './written-answers.js';

const { tools } = studyContract;

/** The tools in which Scholar writes; the others look things up, with or without him. */
const OF_SCHOLAR: ReadonlySet<ToolKind> = new Set(WRITTEN_TOOLS);

@Controller()
export class StudyAnswersController {
  constructor(
    @Inject(StudyAnswersService) private readonly service: StudyAnswersService,
    @Inject(WrittenAnswers) private readonly written: WrittenAnswers,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
    @Inject(Assistant) private readonly assistant: Assistant,
  ) {}

  @Implement(tools.study)
  study(@CurrentUser() user: SignedInUser, @CurrentReader() reader: Reader) {
    return implement(tools.study).handler(({ input }) => {
      if (!input.tool || OF_SCHOLAR.has(input.tool)) this.assistant.assertOn(reader);
      const distress = this.service.recogniseDistress(input.message);
      const inTurn = <Answer>(work: () => Promise<Answer>) => this.queue.run(user.id, work);
      if (distress) return this.service.answerInDistress(input, distress, inTurn);
      const asking = { account: user.id, settings: reader.settings, inTurn };
      return this.written.answer({ ...input, message: firstWords(input.message) }, asking);
    });
  }
}
