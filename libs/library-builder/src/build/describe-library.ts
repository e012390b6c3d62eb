import { type Manifest, WORKS } from '@berea/text-packs';

const MEGABYTE = 1024 ** 2;

/**
 * What was built, in lines for people: the whole, and one sentence for each work of ours that is missing.
 * @param seconds how long it took
 */
export function describeLibrary({ works }: Manifest, seconds: number): string[] {
  const installed = works.filter((work) => work.installed);
  const bytes = installed.reduce((sum, work) => sum + work.bytes, 0);
  const missing = works.filter((work) => !work.installed && WORKS.some(({ id }) => id === work.id));
  return [
    `library is ready: ${installed.length} ${installed.length === 1 ? 'work' : 'works'}, ${(bytes / MEGABYTE).toFixed(1)} MB (after ${seconds.toFixed(1)} s)`,
    ...missing.map((work) => `not installed: ${work.title}. ${work.installed ? '' : work.reason}`),
  ];
}
