/** How sentences name a resource: `{ one: 'note', many: 'notes' }`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** 'Note' for 'note'. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
