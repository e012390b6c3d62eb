import { Module } from '@nestjs/common';
import { ListTurns } from '../lists/list-turns.js';
import { Searches } from '../lists/searches.js';
import { SermonsController } from './sermons.controller.js';
import { SermonsService } from './sermons.service.js';

@Module({ controllers: [SermonsController], providers: [SermonsService, Searches, ListTurns] })
export class SermonsModule {}
