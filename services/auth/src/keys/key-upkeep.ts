import { Inject, Injectable } from '@nestjs/common';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { KeyRotation } from './key-rotation.js';
import { SigningKeys } from './signing-keys.js';

/** Takes the steps of a rotation whose time has come, and has this process sign by what is in force then. */
@Injectable()
export class KeyUpkeep implements Prunes {
  constructor(
    @Inject(KeyRotation) private readonly rotation: KeyRotation,
    @Inject(SigningKeys) private readonly keys: SigningKeys,
  ) {}

  async [PRUNE](): Promise<void> {
    await this.rotation.advance();
    await this.keys.reload();
  }
}
