/**
 * Compares what was promised with what is stored.
 * @param {{ entries: import('./expected-writes.mjs').Entry[], editions: Map<number, number> }} promised
 * @param {{ texts: string[], editions: Map<number, number> }} stored every text found, as often as it was found
 * @returns {{ lost: string[], duplicated: string[], unasked: string[] }} `unasked`: stored, yet nobody wrote it
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
    unasked: [...found.keys()].filter((text) => !known.has(text)),
  };
}
