/** Field and results are in different parts of the page; these names connect them. */
export const SEARCH_FIELD_ID = 'bible-search';
export const SEARCH_RESULTS_ID = 'bible-search-results';

/** Attribute of the link or button that opens a result. */
export const RESULT = { 'data-result': '' } as const;

/** Moves the focus to the next result (1) or the one before (-1); before the first one comes the field. */
export function moveAmongResults(step: 1 | -1): boolean {
  const results = [...document.querySelectorAll<HTMLElement>(`#${SEARCH_RESULTS_ID} [data-result]`)];
  const at = results.findIndex((result) => result === document.activeElement);
  const next = results[at + step];
  if (next) next.focus();
  else if (at + step < 0) focusSearchField();
  return next !== undefined || at + step < 0;
}

export function focusSearchField(): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
