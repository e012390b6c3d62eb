import { Module } from '@nestjs/common';
import { SermonFilesController } from './files/sermon-files.controller.js';
import { SermonFilesService } from './files/sermon-files.service.js';
import { SermonLinksController } from './links/sermon-links.controller.js';
import { SermonLinksService } from './links/sermon-links.service.js';
import { SermonOverviewsController } from './sermon-overviews.controller.js';
import { SermonOverviewsService } from './sermon-overviews.service.js';

/** Everything about sermons except their list. */
@Module({
  controllers: [SermonOverviewsController, SermonLinksController, SermonFilesController],
  providers: [SermonOverviewsService, SermonLinksService, SermonFilesService],
})
export class SermonsModule {}
