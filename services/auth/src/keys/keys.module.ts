import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { KeyRotation, KeyUpkeep } from './key-rotation.js';
import { SigningKeyEntity } from './signing-key.entity.js';
import { AuthConfig } from '../core/auth-config.js';
import { Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { AccessTokens } from './access-tokens.js';
import { JwksController } from './jwks.controller.js';
import { SigningKeys } from './signing-keys.js';

@Module({
  imports: [TypeOrmModule.forFeature([SigningKeyEntity])],
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
    KeyUpkeep,
  ],
  exports: [AccessTokens, KeyRotation, SigningKeys],
})
export class KeysModule {}
