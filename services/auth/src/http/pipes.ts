import { type PipeTransform, Query } from '@nestjs/common';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';

/**
 * Reads a JSON body by `schema`. Clients send null for values that they leave out; null values and unknown keys are
 * dropped.
 */
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

const Uuid = z.uuid();

/** An id in the path. The protocol answers 404 if it is malformed. */
export class UuidPipe implements PipeTransform<unknown, string> {
  constructor(private readonly name: string) {}

  transform(value: unknown): string {
    const parsed = Uuid.safeParse(value);
    if (!parsed.success) throw new GoTrueError(404, 'validation_failed', `${this.name} must be an UUID`);
    return parsed.data.toLowerCase();
  }
}

/** A query parameter as text: the first one if there are several, an empty text if there is none. */
export const TextQuery = (name: string): ParameterDecorator => Query(name, new FirstText());

class FirstText implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? first : '';
  }
}
