import { IdempotencyKeyEntity, type SchemaOptions } from '@berea/server';
import { ConversationEntity } from './chat/conversation.entity.js';
import { GenerationEntity } from './chat/generation/generation.entity.js';
import { MessageEntity } from './chat/message.entity.js';
import { UsageEntity } from './chat/usage.entity.js';
import { CreateStudy1795219200000 } from './migrations/1795219200000-create-study.js';
import { AddVersionsAndKeys1795305600000 } from './migrations/1795305600000-add-versions-and-keys.js';
import { CountUsage1795478400000 } from './migrations/1795478400000-count-usage.js';
import { AddCare1795564800000 } from './migrations/1795564800000-add-care.js';
import { AddGenerations1795651200000 } from './migrations/1795651200000-add-generations.js';
import { CountModelAnswers1795651260000 } from './migrations/1795651260000-count-model-answers.js';
import { AddNext1795737600000 } from './migrations/1795737600000-add-next.js';
import { CreateImports1795741200000 } from './migrations/1795741200000-create-imports.js';

/** The tables of this service in Postgres. The texts are not among them: they live in memory. */
export const schemaOptions: SchemaOptions = {
  schema: 'study',
  entities: [ConversationEntity, GenerationEntity, MessageEntity, UsageEntity, IdempotencyKeyEntity],
  migrations: [
    CreateStudy1795219200000,
    AddVersionsAndKeys1795305600000,
    CountUsage1795478400000,
    AddCare1795564800000,
    AddGenerations1795651200000,
    CountModelAnswers1795651260000,
    AddNext1795737600000,
    CreateImports1795741200000,
  ],
};
