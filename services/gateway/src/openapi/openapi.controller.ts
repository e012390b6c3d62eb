import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayErrorFilter } from '../http/send-error.js';
import { sendRevalidated } from '../http/send-revalidated.js';
import { API_VERSION, generateOpenApi } from './generate-openapi.js';

/** `/api/openapi.json`: public, so that a client can be written before there is an account. */
@Controller()
@UseFilters(GatewayErrorFilter)
export class OpenApiController {
  private document: Promise<string> | undefined;

  @Get('api/openapi.json')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.document ??= generateOpenApi(API_VERSION).then((document) => JSON.stringify(document));
    sendRevalidated(request, reply, await this.document);
  }
}
