import { Controller, Get, Header, Inject } from '@nestjs/common';
import { type KeySet, SigningKeys } from './signing-keys.js';

@Controller('auth/v1/.well-known')
export class JwksController {
  constructor(@Inject(SigningKeys) private readonly keys: SigningKeys) {}

  @Get('jwks.json')
  @Header('cache-control', 'public, max-age=600')
  async list(): Promise<KeySet['published']> {
    // Without the database, the keys that were read last are still useful, since valid tokens were signed with them.
    const { published } = await this.keys.reload().catch(() => this.keys.current);
    return published;
  }
}
