/** `H0175` → `H175` */
export const tidyId = (text: string): string => text.trim().replace(/^([GH])0+/, '$1');

/**
 * Strong gives the renderings of the King James Version after a colon and a dash, at the end of the definition;
 * what follows their full stop is the dictionary's again.
 */
export function splitRenderings(text: string): [definition: string, renderings: string] {
  const at = text.search(/[:.;]?\s*--/);
  if (at < 0) return [text.replace(/[\s.;]+$/, ''), ''];
  const [, renderings = '', rest = ''] =
    /^(.*?)(?:\.\s+((?:See|Compare|Often|Used)\b.*))?$/.exec(text.slice(at).replace(/^[:.;]?\s*--\s*/, '')) ?? [];
  const definition = text.slice(0, at).replace(/[\s.;]+$/, '');
  return [rest ? `${definition}. ${rest}` : definition, renderings.replace(/[\s.;]+$/, '')];
}
