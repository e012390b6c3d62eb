/** How freely a work may be used, from the freest to the strictest. */
export type LicenceTier = 'public-domain' | 'attribution' | 'share-alike' | 'non-commercial' | 'by-permission';

/** The strictest first: a work whose parts have several licences is as free as its strictest part. */
const SIGNS: readonly (readonly [tier: LicenceTier, sign: RegExp])[] = [
  ['by-permission', /\bND\b|no.?derivative|not certain/i],
  ['non-commercial', /\bNC\b|non.?commercial/i],
  ['by-permission', /permission/i],
  ['share-alike', /\bSA\b|share.?alike|\bA?L?GPL|\bGFDL/i],
  ['attribution', /\b(?:CC|Commons:?)[ -](?:CC[ -])?BY\b|\battribution|\bMIT\b|\bBSD\b|freely distributable/i],
  ['public-domain', /public domain|\bCC0\b|\bunlicense/i],
];

/**
 * The tier of a licence by its words, as works and SWORD modules state them. Words that nothing is known of need the
 * owner's permission.
 */
export const licenceTier = (licence: string): LicenceTier =>
  SIGNS.find(([, sign]) => sign.test(licence))?.[0] ?? 'by-permission';
