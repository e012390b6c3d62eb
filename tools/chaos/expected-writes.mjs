/**
 * The promises made to the writers. An entry is made before the first try; only an answer that acknowledges it marks
 * it.
 * @typedef {{ writer: number, kind: 'note' | 'sermon' | 'question', text: string, acknowledged: boolean }} Entry
 */
export function createExpectedWrites() {
  /** @type {Entry[]} */
  const entries = [];
  /** The newest acknowledged edition of each writer's manuscript. */
  const editions = new Map();
  const violations = [];
  const acknowledgedBy = new Map();
  let tries = 0;
  let failedTries = 0;
  let waiting = [];

  const acknowledgement = (writer) => {
    acknowledgedBy.set(writer, (acknowledgedBy.get(writer) ?? 0) + 1);
    const due = waiting.filter(({ reached }) => reached());
    waiting = waiting.filter((each) => !due.includes(each));
    for (const { resolve } of due) resolve();
  };
  const when = (reached) =>
    reached() ? Promise.resolve() : new Promise((resolve) => waiting.push({ reached, resolve }));
  const total = () => [...acknowledgedBy.values()].reduce((sum, count) => sum + count, 0);

  return {
    entries,
    editions,
    violations,
    begin(writer, kind, text) {
      const entry = { writer, kind, text, acknowledged: false };
      entries.push(entry);
      return entry;
    },
    acknowledge(entry) {
      entry.acknowledged = true;
      acknowledgement(entry.writer);
    },
    acknowledgeEdition(writer, edition) {
      editions.set(writer, edition);
      acknowledgement(writer);
    },
    tried(succeeded) {
      tries += 1;
      if (!succeeded) failedTries += 1;
    },
    /** An answer that nothing excuses: a wrong status, a wrong body. */
    violation(text) {
      violations.push(text);
    },
    /** Resolves when `count` more writes were acknowledged. */
    more(count) {
      const goal = total() + count;
      return when(() => total() >= goal);
    },
    /** Resolves when each of `writers` has had a further write acknowledged. */
    all(writers) {
      const before = new Map(acknowledgedBy);
      return when(() => writers.every((writer) => (acknowledgedBy.get(writer) ?? 0) > (before.get(writer) ?? 0)));
    },
    counts: () => ({ acknowledged: total(), tries, failedTries }),
  };
}

/**
 * Compares what was promised with what is stored.
 * @param {{ entries: import('./expected-writes.mjs').Entry[], editions: Map<number, number> }} promised
 * @param {{ texts: string[], editions: Map<number, number> }} stored every text found, as often as it was found
 * @returns {{ lost: string[], duplicated: string[], unexpected: string[] }} `unexpected`: stored, yet never written
 */
export function verifyWrites(promised, stored) {
  const found = new Map();
  for (const text of stored.texts) found.set(text, (found.get(text) ?? 0) + 1);
  const known = new Set(promised.entries.map(({ text }) => text));
  const lost = promised.entries
    .filter(({ acknowledged, text }) => acknowledged && !found.has(text))
    .map(({ text }) => text);
  for (const [writer, edition] of promised.editions)
    if ((stored.editions.get(writer) ?? 0) < edition) lost.push(`edition ${edition} of writer ${writer}`);
  return {
    lost,
    duplicated: [...found].filter(([, count]) => count > 1).map(([text]) => text),
    unexpected: [...found.keys()].filter((text) => !known.has(text)),
  };
}
