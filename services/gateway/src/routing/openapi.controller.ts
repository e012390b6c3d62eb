import { Controller, Get, Inject, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OPEN_API } from '../config/tokens.js';
import { GatewayErrorFilter } from '../answers/send-error.js';
import { sendRevalidated } from '../answers/send-revalidated.js';

/** `/api/openapi.json`: public, so that a client can be written before there is an account. */
@Controller()
@UseFilters(GatewayErrorFilter)
export class OpenApiController {
  private document: Promise<string> | undefined;

  constructor(@Inject(OPEN_API) private readonly openApi: () => Promise<string>) {}

  @Get('api/openapi.json')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.document ??= this.openApi();
    sendRevalidated(request, reply, await this.document);
  }
}
