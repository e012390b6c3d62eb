import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { AccessTokens } from './access-tokens.js';
import { JwksController } from './jwks.controller.js';
import { KeyRotation } from './key-rotation.js';
import { SigningKeys } from './signing-keys.js';

@Module({
  controllers: [JwksController],
  providers: [
    {
      provide: SigningKeys,
      inject: [DataSource, InstanceSecrets, Clock, AuthConfig],
      useFactory: (dataSource: DataSource, secrets: InstanceSecrets, clock: Clock, { extraKeys }: AuthConfig) =>
        SigningKeys.load({ dataSource, secrets, clock, extraKeys }),
    },
    AccessTokens,
    KeyRotation,
  ],
  exports: [AccessTokens, KeyRotation, SigningKeys],
})
export class KeysModule {}
