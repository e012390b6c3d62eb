import { GoTrueError } from '@berea/server';
import type { PipeTransform } from '@nestjs/common';
import { z } from 'zod';

const Uuid = z.uuid();

/** An id in the path. The protocol answers 404 where it is not even one. */
export class UuidPipe implements PipeTransform<unknown, string> {
  constructor(private readonly name: string) {}

  transform(value: unknown): string {
    const parsed = Uuid.safeParse(value);
    if (!parsed.success) throw new GoTrueError(404, 'validation_failed', `${this.name} must be an UUID`);
    return parsed.data.toLowerCase();
  }
}
