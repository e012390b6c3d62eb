import { runMigrations } from '@berea/server';
import { AUTH_SCHEMA } from './core/schema.js';

await runMigrations(AUTH_SCHEMA);
