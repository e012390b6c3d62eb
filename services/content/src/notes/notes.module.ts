import { Module } from '@nestjs/common';
import { ListTurns } from '../lists/list-turns.js';
import { Searches } from '../lists/searches.js';
import { NotesController } from './notes.controller.js';
import { NotesService } from './notes.service.js';

@Module({ controllers: [NotesController], providers: [NotesService, Searches, ListTurns] })
export class NotesModule {}
