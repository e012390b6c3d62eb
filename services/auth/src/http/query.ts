import { type PipeTransform, Query } from '@nestjs/common';

/** A query parameter as text: of several the first, and an empty text when it is missing. */
export const TextQuery = (name: string): ParameterDecorator => Query(name, new FirstText());

class FirstText implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? first : '';
  }
}
