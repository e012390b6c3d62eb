import { type Pack, type PackKind, type WorkDescription, WORKS_TO_ADD } from '@berea/text-packs';
import { readOsisBible } from '../bibles/read-osis-bible.js';
import { readPlainCommentary } from '../commentary/read-plain-commentary.js';
import type { SwordModule } from '../sword/sword-module.js';
import { readPlainDictionary } from '../topics/read-plain-dictionary.js';

/** Markups that are plain XML at heart, so that their words are not lost among codes. */
const READ_MARKUPS = /^(OSIS|TEI|ThML|Plaintext|Plain)?$/i;

/** A work that an operator added as a module. */
export interface AddedWork {
  readonly description: WorkDescription;
  readonly build: () => Pack;
}

/**
 * What an operator's module becomes: the work that it is known as, or one of its own, described in the module's words.
 * @throws Error with the reason when modules of its kind are not read
 */
export function describeAdded(module: SwordModule): AddedWork {
  const { id, driver, markup, description, language, direction, licence, version } = module.config;
  const kind = kindOf(driver);
  if (!kind) throw new Error(`modules of the kind ${driver} are not read.`);
  if (!READ_MARKUPS.test(markup)) throw new Error(`the markup ${markup} is not read.`);
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
  return { description: work, build: () => build(module, kind, work.code) };
}

function kindOf(driver: string): PackKind | undefined {
  if (/^(z|raw)text4?$/i.test(driver)) return 'bible';
  if (/^(z|raw)com4?$/i.test(driver)) return 'commentary';
  return /^(zld|rawld4?)$/i.test(driver) ? 'dictionary' : undefined;
}

function build(module: SwordModule, kind: PackKind, code: string): Pack {
  if (kind === 'bible') return readOsisBible(module.verses(), { code, notes: 'footnote', withWords: false });
  return kind === 'commentary' ? readPlainCommentary(module.verses()) : readPlainDictionary(module.entries());
}
