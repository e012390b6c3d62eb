import { libraryFolder, type Pack, readManifest, readPack } from '@berea/text-packs';
import { plainWords } from './plain-words.js';

/** Texts of the library that the checks read. */
export interface LibraryTexts {
  /** The verses by position, for each English text that may be quoted. */
  readonly bibles: readonly (readonly string[])[];
  /** The verses of the Spanish text. */
  readonly spanish: readonly string[];
  /** Works whose sentences no entry may use: the title, and the texts. */
  readonly works: readonly { readonly title: string; readonly texts: readonly string[] }[];
  /** Greek and Hebrew words as the lexicons write them in our letters. */
  readonly transliterations: ReadonlySet<string>;
}

const QUOTED = ['bible-kjv', 'bible-web', 'bible-nheb', 'bible-asv'];
const NOT_BORROWED = ['commentary-mhcc', 'commentary-scofield', 'commentary-tdavid', 'topics-nave'];

/** @throws Error where a work of the library is damaged */
export async function readLibraryTexts(folder = libraryFolder()): Promise<LibraryTexts> {
  const works = readManifest(folder)?.works ?? [];
  const read = async (id: string): Promise<Pack | undefined> => {
    const work = works.find((each) => each.id === id);
    return work?.installed ? readPack(folder, work) : undefined;
  };
  const verses = async (id: string): Promise<readonly string[]> => {
    const pack = await read(id);
    return pack?.kind === 'bible' ? pack.verses.map((verse) => ` ${plainWords(verse)} `) : [];
  };
  const transliterations = new Set<string>();
  for (const id of ['lexicon-grc', 'lexicon-hbo']) {
    const pack = await read(id);
    if (pack?.kind === 'lexicon')
      for (const { transliteration } of pack.entries) transliterations.add(foldTransliteration(transliteration));
  }
  return {
    bibles: (await Promise.all(QUOTED.map(verses))).filter(({ length }) => length),
    spanish: await verses('bible-rv1909'),
    works: (
      await Promise.all(NOT_BORROWED.map(async (id) => ({ title: titleOf(works, id), texts: proseOf(await read(id)) })))
    ).filter(({ texts }) => texts.length),
    transliterations,
  };
}

const titleOf = (works: readonly { id: string; title: string }[], id: string): string =>
  works.find((work) => work.id === id)?.title ?? id;

function proseOf(pack: Pack | undefined): string[] {
  if (pack?.kind === 'commentary') return pack.notes.map(({ text }) => text);
  if (pack?.kind === 'topics') return pack.topics.flatMap(({ lines }) => lines.map(([, label]) => label));
  return [];
}

/** The same word however its letters are put into ours: without accents, *chesed* as *hesed*, *shuwb* as *shuv*. */
export const foldTransliteration = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/c\u0327/g, 's')
    .replace(/[^a-z]/g, '')
    .replace(/ph/g, 'f')
    .replace(/kh|ch|q|c/g, 'k')
    .replace(/k(?=[aeiou])/g, 'h')
    .replace(/h/g, '')
    .replace(/w|v|uw|uv/g, 'b')
    .replace(/ts|tz/g, 's')
    .replace(/y|j/g, 'i')
    .replace(/([a-z])\1+/g, '$1');
