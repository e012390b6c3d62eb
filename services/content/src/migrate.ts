import { runMigrations } from '@berea/server';
import { schemaOptions } from './schema.js';

await runMigrations(schemaOptions);
