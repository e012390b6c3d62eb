import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { sendRevalidated } from '../http/send-revalidated.js';
import { generateOpenApi } from './generate-openapi.js';

/** Version of the API, by SemVer: it changes with the contract, not with each release of the product. */
export const API_VERSION = '1.4.0';

/** `/api/openapi.json`: public, so that a client can be written before there is an account. */
@Injectable()
export class OpenApiController {
  private document: Promise<string> | undefined;

  register(fastify: FastifyInstance): void {
    fastify.get('/api/openapi.json', async (request, reply) =>
      sendRevalidated(request, reply, 'application/json; charset=utf-8', await this.read()),
    );
  }

  private read(): Promise<string> {
    this.document ??= generateOpenApi(API_VERSION).then((document) => JSON.stringify(document));
    return this.document;
  }
}
