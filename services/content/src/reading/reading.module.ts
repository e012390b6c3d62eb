import { Module } from '@nestjs/common';
import { ReadingPlansController } from './reading-plans.controller.js';
import { ReadingPlansService } from './reading-plans.service.js';
import { ReadingController } from './reading.controller.js';
import { ReadingService } from './reading.service.js';

/** The chapters read on each day, and reading plans. */
@Module({
  controllers: [ReadingController, ReadingPlansController],
  providers: [ReadingService, ReadingPlansService],
})
export class ReadingModule {}
