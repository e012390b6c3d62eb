/**
 * The items of which a text holds the search term, whatever its case; all for a blank term.
 * @param textsOf the texts of an item that are searched
 * @param elsewhere ids of those in whose whole text it stands, of which only the beginning is here
 */
export function searchItems<Item extends { readonly id: string }>(
  items: readonly Item[],
  term: string,
  textsOf: (item: Item) => readonly string[],
  elsewhere: ReadonlySet<string> = new Set(),
): readonly Item[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return items;
  return items.filter(
    (item) => elsewhere.has(item.id) || textsOf(item).some((text) => text.toLowerCase().includes(wanted)),
  );
}
