import { Module } from '@nestjs/common';
import { OneTimeModule } from '../one-time/one-time.module.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUpService } from './sign-up.service.js';

@Module({ imports: [OneTimeModule], controllers: [SignUpController], providers: [SignUpService] })
export class SignUpModule {}
