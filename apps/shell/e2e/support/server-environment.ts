/**
 * Environment of the journeys' own product, beside the machine's; an operator's command on it needs the same. The
 * configuration sets the ports and the folder, for its workers too.
 */
export const serverEnvironment = (): Record<string, string> => ({
  PORT: process.env['E2E_PORT']!,
  HOST: '127.0.0.1',
  BEREA_DATA_DIR: process.env['E2E_DATA']!,
  NODE_ENV: 'development',
  RATE_LIMIT_SCALE: '100',
  AUTH_MAIL_INTERVAL_S: '1',
  CORS_ORIGINS: `http://127.0.0.1:${process.env['E2E_LISTED_PORT']}`,
});
