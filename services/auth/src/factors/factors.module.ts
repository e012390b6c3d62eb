import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactorChallengeEntity, FactorEntity, RecoveryCodeEntity } from '../accounts/factor.entity.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AssuranceService } from './assurance.service.js';
import { FactorChallengesService } from './factor-challenges.service.js';
import { FactorVerificationService } from './factor-verification.service.js';
import { FactorsController } from './factors.controller.js';
import { FactorsService } from './factors.service.js';
import { RecoveryCodesController } from './recovery-codes.controller.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FactorEntity, FactorChallengeEntity, RecoveryCodeEntity]), SessionsModule],
  controllers: [FactorsController, RecoveryCodesController],
  providers: [
    FactorsService,
    FactorChallengesService,
    FactorVerificationService,
    RecoveryCodesService,
    AssuranceService,
  ],
  exports: [FactorsService, AssuranceService],
})
export class FactorsModule {}
