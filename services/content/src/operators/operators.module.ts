import { Module } from '@nestjs/common';
import { OperatorsController } from './operators.controller.js';

/** Who is an operator of this server. */
@Module({ controllers: [OperatorsController] })
export class OperatorsModule {}
