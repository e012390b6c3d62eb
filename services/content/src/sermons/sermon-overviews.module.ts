import { Module } from '@nestjs/common';
import { SermonOverviewsController } from './sermon-overviews.controller.js';
import { SermonOverviewsService } from './sermon-overviews.service.js';

@Module({ controllers: [SermonOverviewsController], providers: [SermonOverviewsService] })
export class SermonOverviewsModule {}
