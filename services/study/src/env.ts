import { AuthEnv, DatabaseEnv, RedisEnv, ServiceEnv } from '@berea/server';
import { libraryFolder } from '@berea/text-packs';
import { z } from 'zod';
import { ModelEnv } from './engine/model-engine/model-env.js';
import { CrisisHelpText } from './care/help/crisis-help.js';

export const Env = ServiceEnv.extend(AuthEnv.shape)
  .extend(DatabaseEnv.shape)
  .extend(RedisEnv.shape)
  .extend(ModelEnv.shape)
  .extend({
    BEREA_LIBRARY_DIR: z.string().default(libraryFolder),
    CRISIS_HELP: CrisisHelpText.optional().describe('Whom people in distress are told to call, by country'),
    STUDY_WORK_AT_ONCE: z.coerce.number().int().min(1).max(16).optional(),
    QUOTA_CONVERSATIONS: z.coerce.number().int().min(1).default(2_000).describe('Conversations of one account'),
    QUOTA_CHAT_MIB: z.coerce.number().int().min(1).default(20).describe('All texts of its conversations together'),
  });
export type Env = z.infer<typeof Env>;
