import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { AccessTokens } from './access-tokens.js';
import { JwksController } from './jwks.controller.js';
import { SigningKeys } from './signing-keys.js';

@Module({
  controllers: [JwksController],
  providers: [
    {
      provide: SigningKeys,
      inject: [DataSource, InstanceSecrets, Clock],
      useFactory: (dataSource: DataSource, secrets: InstanceSecrets, clock: Clock) =>
        SigningKeys.load(dataSource, secrets, clock),
    },
    AccessTokens,
  ],
  exports: [AccessTokens],
})
export class KeysModule {}
