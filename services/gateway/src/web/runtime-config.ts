import type { RuntimeConfig } from '@berea/contracts';
import type { GatewayEnv } from '../config/env';

/** The facts of this deployment that the web asks for when it opens. */
export const runtimeConfig = (env: GatewayEnv): RuntimeConfig => ({
  productName: 'Berea',
  assistant: 'library',
  supabaseUrl: env.SUPABASE_URL ?? null,
  supabaseAnonKey: env.SUPABASE_ANON_KEY,
  donationUrl: env.DONATION_URL ?? null,
  communityUrl: env.COMMUNITY_URL ?? null,
  supportEmail: env.SUPPORT_EMAIL ?? null,
  splash: env.SPLASH,
});
