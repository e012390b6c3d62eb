import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError, isOwnService, type KnownToken, PersonalTokens, Public } from '@berea/server';

const HASH = /^[0-9a-f]{64}$/;

/** For the gateway and the other services, which verify tokens themselves. The gateway leads nobody here. */
@Controller('internal/personal-tokens')
export class KnownTokensController {
  constructor(@Inject(PersonalTokens) private readonly tokens: PersonalTokens) {}

  /** @throws ApiError 404 for a token that does not work, and for callers from outside */
  @Public()
  @Get(':hash')
  async find(@Req() request: FastifyRequest, @Param('hash') hash: string): Promise<KnownToken> {
    const found = isOwnService(request) && HASH.test(hash) ? await this.tokens.find(hash) : undefined;
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  }
}
