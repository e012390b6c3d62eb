/**
 * Corrects known errors in the markup of Nave's topics: references to books of one chapter, whose verse was left as
 * text (`Jude 1</ref>:7-9,11` is tagged as Jude 1:1), entities that end in two semicolons, and stray ends of tags.
 */
export function mendMarkup(markup: string): string {
  return markup
    .replace(/(&#\d+;);/g, '$1')
    .replace(/&(?:amp;)?gt;?/g, '')
    .replace(
      /<ref osisRef="(Obad|Phlm|2John|3John|Jude)\.1\.1">[^<]*<\/ref>:(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)/g,
      (_whole, book: string, verses: string) =>
        verses
          .split(',')
          .map((verse) => `<ref osisRef="${osisOf(book, verse)}">${book} ${verse}</ref>`)
          .join(','),
    );
}

function osisOf(book: string, verses: string): string {
  const [from, to] = verses.split('-');
  return to === undefined ? `${book}.1.${from}` : `${book}.1.${from}-${book}.1.${to}`;
}
