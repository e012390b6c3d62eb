import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FlowStateEntity } from './flow-state.entity.js';
import { FlowStates } from './flow-states.service.js';

@Module({ imports: [TypeOrmModule.forFeature([FlowStateEntity])], providers: [FlowStates], exports: [FlowStates] })
export class FlowStatesModule {}
