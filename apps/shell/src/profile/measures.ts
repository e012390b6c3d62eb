import type { Measure } from '@berea/contracts';

const MIB = 1 << 20;
const WARNED_FROM = 0.9;

/** Whether so little is left that one should know it before it runs out. */
export const nearLimit = ({ used, limit }: Measure): boolean => used >= limit * WARNED_FROM;

export const together = (...measures: readonly Measure[]): Measure => ({
  used: measures.reduce((sum, { used }) => sum + used, 0),
  limit: measures.reduce((sum, { limit }) => sum + limit, 0),
});

/** '12.4 MB' as people know it; nothing is shown as something, so that a first note can be seen to count. */
export function sizeIn(bytes: number): string {
  const mib = bytes / MIB;
  if (bytes > 0 && mib < 0.1) return 'less than 0.1 MB';
  return `${Number(mib.toFixed(mib < 10 ? 1 : 0)).toLocaleString('en')} MB`;
}
