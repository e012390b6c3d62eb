import { Module } from '@nestjs/common';
import { SermonsController } from './sermons.controller.js';
import { SermonsService } from './sermons.service.js';

@Module({ controllers: [SermonsController], providers: [SermonsService] })
export class SermonsModule {}
