import { Controller, Get, Header, Inject } from '@nestjs/common';
import { SigningKeys } from './signing-keys.js';

@Controller('auth/v1/.well-known')
export class JwksController {
  constructor(@Inject(SigningKeys) private readonly keys: SigningKeys) {}

  @Get('jwks.json')
  @Header('cache-control', 'public, max-age=600')
  list() {
    return this.keys.published;
  }
}
