// Variables that `npm start` reads itself, declared as the services declare theirs (libs/server/src/environment/env.ts
// says how). Only `npm run generate` imports it: a start checks its environment before zod is installed.
import { z } from 'zod';
import { LAST_METRICS_PORT } from './ports.mjs';

const login = (name) =>
  z
    .string()
    .optional()
    .describe(`how ${name} logs in to the Postgres of \`DATABASE_URL\`, with rights to its own schema alone`)
    .meta({
      group: 'database',
      secret: true,
      schemes: ['postgres', 'postgresql'],
      needs: ['DATABASE_URL'],
      unset: 'made by the migrations',
    });

export const LauncherEnv = z.object({
  PORT: z.int().min(1).max(65_535).default(4000).describe('port of the product').meta({ group: 'start' }),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('address to listen on; `0.0.0.0` opens it to the network')
    .meta({ group: 'start', form: 'host name' }),
  SITE_URL: z
    .string()
    .optional()
    .describe('the address that users type; links in mails are made from it')
    .meta({ group: 'start', form: 'origin', unset: '`http://HOST:PORT`' }),
  BEREA_DATA_DIR: z
    .string()
    .default('.data')
    .describe('where data, secrets and logs are kept')
    .meta({ group: 'start' }),
  BEREA_DEV_PORT: z
    .int()
    .optional()
    .describe('first of the ports of the dev servers of `npm run dev`')
    .meta({ group: 'start', form: 'dev port', unset: '`4200`' }),
  BEREA_LIBRARY_DIR: z
    .string()
    .optional()
    .describe('where the library of texts is built and read')
    .meta({ group: 'texts', unset: '`library` in the data folder' }),
  BEREA_SWORD_PATH: z
    .string()
    .optional()
    .describe('folders of SWORD modules of your own, parted by `:` (`/usr/share/sword`, say)')
    .meta({ group: 'texts' }),
  STUDY_HEAP_MB: z
    .int()
    .min(200)
    .max(65_536)
    .default(256)
    .describe('most megabytes of JavaScript objects in the study service; raise it for many modules of your own')
    .meta({ group: 'texts' }),
  AUTH_DATABASE_URL: login('auth'),
  CONTENT_DATABASE_URL: login('content'),
  STUDY_DATABASE_URL: login('study'),
  METRICS_PORT: z
    .int()
    .min(1)
    .max(LAST_METRICS_PORT)
    .optional()
    .describe('first of four ports where gateway, auth, study and content show `/metrics` for Prometheus')
    .meta({ group: 'metrics' }),
});
