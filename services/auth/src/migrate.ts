import { runMigrations } from '@berea/server';
import { AUTH_SCHEMA } from './migrations/schema.js';

await runMigrations(AUTH_SCHEMA);
