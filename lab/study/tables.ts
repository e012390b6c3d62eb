/** The quantile of the numbers: the given share of them is below it. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Median, 95th and 99th percentile, and maximum of the numbers. */
export const spreadOf = (numbers: readonly number[]) => ({
  p50: quantile(numbers, 0.5),
  p95: quantile(numbers, 0.95),
  p99: quantile(numbers, 0.99),
  max: quantile(numbers, 1),
});

export type Spread = ReturnType<typeof spreadOf>;

/** Milliseconds that the work takes, with what it came to. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}

type Row = readonly (string | number)[];

/** The lines of a Markdown table. */
export const table = (head: Row, rows: readonly Row[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);

/** Small times tell more by their decimals. */
export const inMs = (milliseconds: number): string =>
  `${milliseconds.toFixed(milliseconds < 1 ? 3 : milliseconds < 100 ? 1 : 0)} ms`;

export const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`;
