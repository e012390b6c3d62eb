import type { RuntimeConfig } from '../config/runtime-config.js';

/** The configuration of a product that is little configured: no hosted auth, the library as assistant. */
export const TEST_CONFIG: RuntimeConfig = {
  productName: 'Berea',
  assistant: 'library',
  supabaseUrl: null,
  supabaseAnonKey: 'key',
  donationUrl: null,
  communityUrl: null,
  supportEmail: null,
  splash: false,
};
