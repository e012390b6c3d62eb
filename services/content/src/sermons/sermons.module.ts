import { Module } from '@nestjs/common';
import { Searches } from '../lists/searches.js';
import { SermonsController } from './sermons.controller.js';
import { SermonsService } from './sermons.service.js';

@Module({ controllers: [SermonsController], providers: [SermonsService, Searches] })
export class SermonsModule {}
