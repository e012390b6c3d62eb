import { Controller, Get, Header, Inject } from '@nestjs/common';
import { type KeySet, SigningKeys } from './signing-keys.js';

@Controller('auth/v1/.well-known')
export class JwksController {
  constructor(@Inject(SigningKeys) private readonly keys: SigningKeys) {}

  @Get('jwks.json')
  @Header('cache-control', 'public, max-age=600')
  async list(): Promise<KeySet['published']> {
    // Without the database, what was known last is better than nothing: tokens signed with it are about.
    const { published } = await this.keys.reload().catch(() => this.keys.current);
    return published;
  }
}
