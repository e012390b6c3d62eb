import { Controller, Get, Inject, Req, Res, UseFilters } from '@nestjs/common';
import type { RuntimeConfig } from '@berea/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../config/env.js';
import { ENV } from '../config/tokens.js';
import { GatewayErrorFilter } from '../answers/send-error.js';
import { sendRevalidated } from '../answers/send-revalidated.js';
import { RemotesSource } from './remotes.js';

/** Serves what the shell needs to open: the settings of this deployment, and the addresses of its remotes. */
@Controller()
@UseFilters(GatewayErrorFilter)
export class ConfigurationController {
  private readonly config: string;

  constructor(
    @Inject(ENV) env: GatewayEnv,
    @Inject(RemotesSource) private readonly remotes: RemotesSource,
  ) {
    this.config = JSON.stringify(runtimeConfig(env));
  }

  @Get('config.json')
  showConfig(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendRevalidated(request, reply, this.config);
  }

  @Get('remotes.json')
  async listRemotes(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { json } = await this.remotes.read();
    sendRevalidated(request, reply, json);
  }
}

/** The settings of this deployment that its pages know. */
export const runtimeConfig = (env: GatewayEnv): RuntimeConfig => ({
  productName: 'Berea',
  assistant: env.ASSISTANT === 'off' ? 'off' : env.OPENAI_MODEL ? 'model' : 'library',
  supabaseUrl: env.SUPABASE_URL ?? null,
  supabaseAnonKey: env.SUPABASE_ANON_KEY,
  donationUrl: env.DONATION_URL ?? null,
  communityUrl: env.COMMUNITY_URL ?? null,
  supportEmail: env.SUPPORT_EMAIL ?? null,
  splash: env.SPLASH,
});
