import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayErrorFilter } from '../http/send-error.js';
import { sendRevalidated } from '../http/send-revalidated.js';
import { generateOpenApi } from './generate-openapi.js';

/** Version of the API, by SemVer: it changes with the contract, not with each release of the product. */
export const API_VERSION = '1.4.0';

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
