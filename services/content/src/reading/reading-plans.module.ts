import { Module } from '@nestjs/common';
import { ReadingPlansController } from './reading-plans.controller.js';
import { ReadingPlansService } from './reading-plans.service.js';

@Module({ controllers: [ReadingPlansController], providers: [ReadingPlansService] })
export class ReadingPlansModule {}
