import { Module } from '@nestjs/common';
import { PicturesService } from './pictures.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({ controllers: [ProfileController], providers: [ProfileService, PicturesService] })
export class ProfileModule {}
