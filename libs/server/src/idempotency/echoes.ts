/** Names of the fields whose values the request itself brings again. No contract has a field of this name. */
const ECHOED = '$echoed';

/**
 * An answer as it is stored: without the parts that repeat its request. Otherwise a text of hundreds of kilobytes
 * would be in the database twice, and remain after its item was deleted.
 */
export function withoutEchoes(answer: object, input: unknown): object {
  const sent = fieldsOf(input);
  const echoed = Object.entries(answer).flatMap(([name, value]) =>
    Object.hasOwn(sent, name) && JSON.stringify(value) === JSON.stringify(sent[name]) ? [name] : [],
  );
  if (!echoed.length) return answer;
  const own = Object.entries(answer).filter(([name]) => !echoed.includes(name));
  return { ...Object.fromEntries(own), [ECHOED]: echoed };
}

/** The whole answer again. @param input of the same request, as its key and hash prove */
export function withEchoes(kept: object, input: unknown): object {
  const { [ECHOED]: echoed = [], ...own } = kept as { [ECHOED]?: readonly string[] };
  const sent = fieldsOf(input);
  return { ...own, ...Object.fromEntries(echoed.map((name) => [name, sent[name]])) };
}

const fieldsOf = (input: unknown): Readonly<Record<string, unknown>> =>
  input && typeof input === 'object' ? (input as Record<string, unknown>) : {};
