import { AuthEnv, DatabaseEnv, ServiceEnv } from '@berea/server';
import { z } from 'zod';
import { libraryFolder } from './import/library-folder.js';

export const Env = ServiceEnv.extend(AuthEnv.shape)
  .extend(DatabaseEnv.shape)
  .extend({
    BEREA_LIBRARY_DIR: z.string().default(libraryFolder),
    STUDY_WORK_AT_ONCE: z.coerce.number().int().min(1).max(16).optional(),
  });
export type Env = z.infer<typeof Env>;
