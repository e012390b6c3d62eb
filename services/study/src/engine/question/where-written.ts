/** Ways to ask for the place of a remembered verse. */
const ASKS: readonly RegExp[] = [
  /\b(?:where|which (?:verse|passage|scripture|psalm|book|chapter)|what (?:verse|passage|scripture))\b.{0,30}?\b(?:does (?:it|the bible|scripture|god|jesus|paul|he|david) say|say|says|is it written|it says|do i find the words)\b(?: that)?/i,
  /\b(?:verse|passage|scripture|part|bit|text|one|psalm)s? (?:that |which |where (?:it|he|god|jesus|paul) )(?:says?|goes|reads|talks? about how)\b(?: that)?/i,
  /\b(?:donde|dónde|en qu[eé] (?:vers[ií]culo|pasaje|libro)|qu[eé] vers[ií]culo|cu[aá]l vers[ií]culo)\b.{0,30}?\b(?:dice|est[aá] escrito)\b(?: que)?/i,
];
const AROUND = /^\W+|(?<!\W)\W+$|\b(?:where is (?:that|it)|in the bible|en la biblia|please|por favor)\b/giu;

/** The words that a question asks the place of, as it says them; undefined where it asks something else. */
export function wordsRemembered(message: string): string | undefined {
  for (const pattern of ASKS) {
    const found = pattern.exec(message);
    if (!found) continue;
    const rest = message
      .slice(found.index + found[0].length)
      .replace(AROUND, ' ')
      .trim();
    if (rest.split(/\s+/).length > 1) return rest;
  }
  return undefined;
}
