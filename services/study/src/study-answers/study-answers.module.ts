import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { VerifyModule } from '../verify/verify.module.js';
import { StudyGuideModule } from '../study-tools/study-guide.module.js';
import { StudyAnswersController } from './study-answers.controller.js';
import { StudyAnswersService } from './study-answers.service.js';
import { WrittenAnswers } from './written-answers.js';

@Module({
  imports: [EngineModule, StudyGuideModule, VerifyModule],
  controllers: [StudyAnswersController],
  providers: [StudyAnswersService, WrittenAnswers],
})
export class StudyAnswersModule {}
