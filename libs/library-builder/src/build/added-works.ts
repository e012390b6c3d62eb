import { type DictionaryPack, type Pack, type WorkKind, type WorkDescription, WORKS_TO_ADD } from '@berea/text-packs';
import { readOsisBible } from '../bibles/read-osis-bible.js';
import type { WordsBehind } from '../commentary/named-words.js';
import { readPlainCommentary } from '../commentary/read-plain-commentary.js';
import { readProse } from '../prose/read-prose.js';
import { distinctRanges } from '../references/osis-range.js';
import type { DictionaryEntry } from '../sword/dictionary.js';
import type { SwordModule } from '../sword/sword-module.js';

/** Markups based on plain XML, so that their words can be told from codes. */
const READ_MARKUPS = /^(OSIS|TEI|ThML|Plaintext|Plain)?$/i;

/** Numberings that call each verse of the 66 books as the King James Version does. */
const SAME_NUMBERING = /^(KJVA?|NRSVA?)$/i;

/** A work that an operator added as a module. */
export interface AddedWork {
  readonly description: WorkDescription;
  /** @param behind what the words of a commentary are proved by */
  readonly build: (behind: WordsBehind) => Pack;
}

/**
 * The work of an operator's module: a known work, or a new one described in the module's words.
 * @throws Error with the reason when modules of its kind are not read
 */
export function describeAdded(module: SwordModule): AddedWork {
  const { id, driver, markup, description, language, direction, licence, version, versification } = module.config;
  const kind = kindOf(driver);
  if (!kind) throw new Error(`modules of the kind ${driver} are not read.`);
  if (!READ_MARKUPS.test(markup)) throw new Error(`the markup ${markup} is not read.`);
  if (kind !== 'dictionary' && !SAME_NUMBERING.test(versification)) {
    throw new Error(
      `it numbers chapters and verses as the system ${versification} does, which is not mapped to the King James numbering, so words would stand under other verses than their own.`,
    );
  }
  const known = WORKS_TO_ADD.find(({ modules }) => modules.some((name) => name.toLowerCase() === id.toLowerCase()));
  const own: WorkDescription = {
    id: `sword-${id
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')}`,
    kind,
    code: id,
    title: description,
    edition: `SWORD module ${id} ${version}`,
    language,
    direction,
    licence,
    attribution: '',
    url: '',
  };
  const work = known ? { ...own, id: known.id, code: known.code, title: known.title, url: known.url } : own;
  return { description: work, build: (behind) => build(module, kind, work.code, behind) };
}

function kindOf(driver: string): WorkKind | undefined {
  if (/^(z|raw)text4?$/i.test(driver)) return 'bible';
  if (/^(z|raw)com4?$/i.test(driver)) return 'commentary';
  return /^(zld|rawld4?)$/i.test(driver) ? 'dictionary' : undefined;
}

function build(module: SwordModule, kind: WorkKind, code: string, behind: WordsBehind): Pack {
  if (kind === 'bible') return readOsisBible(module.verses(), { code, notes: 'footnote', withWords: false });
  return kind === 'commentary' ? readPlainCommentary(module.verses(), behind) : readPlainDictionary(module.entries());
}

/** Any dictionary: paragraphs of each entry, parted by an empty line. */
export const readPlainDictionary = (entries: readonly DictionaryEntry[]): DictionaryPack => ({
  kind: 'dictionary',
  entries: entries.flatMap(({ key, text }) => {
    const blocks = readProse(text);
    const paragraphs = blocks.map((block) => block.text);
    return blocks.length
      ? [[key, paragraphs.join('\n\n'), distinctRanges(blocks.flatMap(({ ranges }) => ranges))] as const]
      : [];
  }),
});
