export interface ReadAhead {
  /** What was read: everything, unless `rest` is there. */
  readonly start: Buffer;
  /** What follows when the body is larger than the limit; the whole body with `start` in front. */
  readonly whole?: AsyncIterable<Buffer>;
}

/**
 * Reads a body to its end, or up to `limit` bytes. A body read to its end is known to be whole before anything of it is
 * sent on; a larger one is streamed from there.
 */
export async function readAhead(body: AsyncIterable<Buffer>, limit: number): Promise<ReadAhead> {
  const chunks: Buffer[] = [];
  let size = 0;
  const iterator = body[Symbol.asyncIterator]();
  while (size <= limit) {
    const { value, done } = await iterator.next();
    if (done) return { start: Buffer.concat(chunks) };
    chunks.push(value);
    size += value.length;
  }
  const start = Buffer.concat(chunks);
  return { start, whole: join(start, iterator) };
}

async function* join(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    // A client that leaves ends the reading too.
    await rest.return?.();
  }
}
