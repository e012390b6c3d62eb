import { Module } from '@nestjs/common';
import { Searches } from '../lists/searches.js';
import { NotesController } from './notes.controller.js';
import { NotesService } from './notes.service.js';

@Module({ controllers: [NotesController], providers: [NotesService, Searches] })
export class NotesModule {}
