import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { StudyToolsService } from './study-tools.service.js';

const { tools } = studyContract;

@Controller()
export class StudyToolsController {
  constructor(@Inject(StudyToolsService) private readonly service: StudyToolsService) {}

  @Implement(tools.study)
  study() {
    return implement(tools.study).handler(({ input }) => this.service.study(input));
  }
}
