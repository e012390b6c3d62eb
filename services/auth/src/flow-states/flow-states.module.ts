import { Module } from '@nestjs/common';
import { FlowStates } from './flow-states.service.js';

@Module({ providers: [FlowStates], exports: [FlowStates] })
export class FlowStatesModule {}
