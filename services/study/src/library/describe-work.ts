import type { Source, Work } from '@berea/contracts';
import type { Work as PackedWork, WorkDescription } from '@berea/text-packs';

/** A work as readers see it. */
export const describeWork = (work: PackedWork): Work => ({
  id: work.id,
  kind: work.kind,
  title: work.title,
  ...(work.author && { author: work.author }),
  ...(work.year && { year: String(work.year) }),
  ...(work.edition && { edition: work.edition }),
  language: work.language,
  direction: work.direction,
  installed: work.installed,
  ...(!work.installed && { reason: work.reason }),
  licence: work.licence,
  ...(work.attribution && { attribution: work.attribution }),
  ...(work.notice && { notice: work.notice }),
  ...(work.url && { url: work.url }),
});

/** A work as answers name it. */
export const describeSource = (work: WorkDescription): Source => ({
  id: work.id,
  title: work.title,
  licence: work.licence,
  ...(work.author && { author: work.author }),
  ...(work.year && { year: String(work.year) }),
  ...(work.attribution && { attribution: work.attribution }),
});
