import { GoTrueError } from '@berea/server';
import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';

/** A JSON body by `schema`. The clients send null for what they leave out, and keys that we do not know: both are dropped. */
export class BodyPipe<T extends z.ZodType> implements PipeTransform<unknown, z.output<T>> {
  constructor(private readonly schema: T) {}

  transform(body: unknown): z.output<T> {
    const given = body ?? {};
    if (typeof given !== 'object' || Array.isArray(given))
      throw new GoTrueError(400, 'bad_json', 'The body must be a JSON object.');
    const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    const parsed = this.schema.safeParse(present);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw GoTrueError.invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is not valid'}`);
  }
}
