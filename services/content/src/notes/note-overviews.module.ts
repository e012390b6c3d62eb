import { Module } from '@nestjs/common';
import { NoteOverviewsController } from './note-overviews.controller.js';
import { NoteOverviewsService } from './note-overviews.service.js';

@Module({ controllers: [NoteOverviewsController], providers: [NoteOverviewsService] })
export class NoteOverviewsModule {}
