import { ASSISTANTS, type Assistant, MINISTRY_ROLES, type MinistryRole } from '@berea/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReaderSettings } from './study-engine.js';

/** An account's choices as the gateway passes them on; a missing one counts as not chosen. */
export interface Reader {
  readonly assistant: Assistant | null;
  readonly settings: ReaderSettings;
}

const HEADER = 'x-berea-reader';
const Told = z.object({
  assistant: z.enum(ASSISTANTS).nullish().catch(null),
  ministryRole: z.enum(MINISTRY_ROLES).nullish().catch(null),
  translation: z.string().optional().catch(undefined),
});

/** The account's choices, as a handler's parameter. */
export const CurrentReader = createParamDecorator((_data: unknown, context: ExecutionContext): Reader => {
  const told = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER];
  return typeof told === 'string' ? read(told) : NOBODY;
});

const NOBODY: Reader = { assistant: null, settings: {} };

function read(told: string): Reader {
  try {
    const { assistant = null, ministryRole = null, translation } = Told.parse(JSON.parse(told));
    return {
      assistant,
      settings: {
        ministryRole: ministryRole as MinistryRole | null,
        ...(translation && { translation }),
        ...(assistant === 'library' && { engine: 'library' as const }),
      },
    };
  } catch {
    return NOBODY;
  }
}
