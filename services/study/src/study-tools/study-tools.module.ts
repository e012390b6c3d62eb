import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { VerifyModule } from '../verify/verify.module.js';
import { StudyGuideModule } from './study-guide.module.js';
import { StudyToolsController } from './study-tools.controller.js';
import { StudyToolsService } from './study-tools.service.js';

@Module({
  imports: [EngineModule, StudyGuideModule, VerifyModule],
  controllers: [StudyToolsController],
  providers: [StudyToolsService],
})
export class StudyToolsModule {}
