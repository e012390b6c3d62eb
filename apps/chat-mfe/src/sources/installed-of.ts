import type { Work } from '@berea/contracts';

/** The works that Scholar can use here. */
export const installedOf = (works: readonly Work[] | undefined): Work[] =>
  (works ?? []).filter((work) => work.installed);
