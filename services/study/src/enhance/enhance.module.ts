import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { StudyGuideModule } from '../study-tools/study-guide.module.js';
import { VerifyModule } from '../verify/verify.module.js';
import { EnhanceController } from './enhance.controller.js';
import { EnhanceService } from './enhance.service.js';

@Module({
  imports: [EngineModule, StudyGuideModule, VerifyModule],
  controllers: [EnhanceController],
  providers: [EnhanceService],
})
export class EnhanceModule {}
