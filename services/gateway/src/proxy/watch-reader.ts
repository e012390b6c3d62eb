/**
 * The same chunks, as long as they are read: `cut` is called when the reader lets one wait for longer than `ms`. A client
 * that does not read holds a connection to a service.
 */
export async function* limitReadTime(
  chunks: AsyncIterable<Buffer>,
  ms: number,
  cut: () => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const timer = setTimeout(cut, ms);
    try {
      yield chunk;
    } finally {
      clearTimeout(timer);
    }
  }
}
