import { Module } from '@nestjs/common';
import { SermonLinksController } from './sermon-links.controller.js';
import { SermonLinksService } from './sermon-links.service.js';

@Module({ controllers: [SermonLinksController], providers: [SermonLinksService] })
export class SermonLinksModule {}
