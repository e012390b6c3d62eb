/** Where the dossier of passages stands as a page of its own. */
export const dossierAddress = (passage: string): string =>
  `/sermon-prep/dossier${passage.trim() ? `?passage=${encodeURIComponent(passage.trim())}` : ''}`;
