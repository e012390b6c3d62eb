import { type Pack, type Work, workKindOf } from '@berea/text-packs';
import { BibleDictionary } from './bible-dictionary.js';
import { BibleText } from './bible-text.js';
import { type LibraryManifest, describeSource, describeWork } from './library-manifest.js';
import { Commentary } from './commentary.js';
import { GreekText } from './greek-text.js';
import { HebrewText } from './hebrew-text.js';
import { Lexicon } from './lexicon.js';
import { Outline } from './outline.js';
import { Parallels } from './parallels.js';
import { ReferenceLists } from './reference-lists.js';
import { SenseLexica } from './sense-lexica.js';
import { StudyBible } from './study-bible.js';
import type { TaggedText } from './tagged-text.js';
import { Topics } from './topics.js';

const GREEK = 'grc';

/** A work that lists verses beside verses. */
export interface ListedReferences {
  readonly source: string;
  readonly title: string;
  readonly lists: ReferenceLists;
}

/** The works that are in memory. */
export class WorkRegistry {
  readonly texts = new Map<string, BibleText>();
  tagged: TaggedText | null = null;
  hebrew: HebrewText | null = null;
  greek: GreekText | null = null;
  lexicon: Lexicon | null = null;
  readonly senses = new SenseLexica();
  dictionaries: readonly BibleDictionary[] = [];
  readonly commentaries: Commentary[] = [];
  outline: Outline | null = null;
  topics: Topics | null = null;
  studyBible: StudyBible | null = null;
  parallels: Parallels | null = null;
  readonly references: ListedReferences[] = [];

  constructor(private readonly manifest: LibraryManifest) {}

  /** @throws Error when the pack is not what its work says */
  async add(work: Work & { readonly installed: true }, pack: Pack): Promise<void> {
    if (workKindOf(pack) !== work.kind) throw new Error(`${work.file} holds ${pack.kind} instead of ${work.kind}.`);
    switch (pack.kind) {
      case 'bible':
        this.addText(readText(work, pack, this.manifest.chapterVersion(work.sha256)));
        break;
      case 'words':
        if (work.language === GREEK) this.greek = await GreekText.of(work.id, pack);
        else this.hebrew = await HebrewText.of(work.id, pack.verses);
        break;
      case 'lexicon':
        this.lexicon ??= new Lexicon();
        this.lexicon.add(work.id, pack);
        break;
      case 'commentary':
        this.commentaries.push(new Commentary(describeWork(work), pack.notes));
        if (pack.outline.length) this.outline ??= new Outline(work.id, pack.outline);
        break;
      case 'topics':
        this.topics ??= await Topics.of(work.id, pack.topics);
        break;
      case 'references':
        this.references.push({ source: work.id, title: work.title, lists: new ReferenceLists(pack) });
        break;
      case 'parallels':
        this.parallels = new Parallels(work.id, pack);
        break;
      case 'study-bible':
        this.studyBible = new StudyBible(work.id, work.version, pack);
        await this.studyBible.prepare();
        break;
      case 'dictionary':
        if (pack.lemmas) this.senses.add(work.id, pack.lemmas);
        else this.dictionaries = [...this.dictionaries, await readDictionary(work, pack)];
        break;
    }
  }

  /** If two texts have one code, the first stays. */
  addText(text: BibleText): void {
    if (!this.texts.has(text.code)) this.texts.set(text.code, text);
  }
}

/** A dictionary that is ready to be searched. */
export async function readDictionary(
  work: Work,
  pack: Extract<Pack, { kind: 'dictionary' }>,
): Promise<BibleDictionary> {
  const dictionary = new BibleDictionary(work.id, work.title, work.language, pack.entries);
  await dictionary.prepare();
  return dictionary;
}

/** @throws Error when the pack has another number of verses */
export const readText = (work: Work, pack: Extract<Pack, { kind: 'bible' }>, contentVersion: string): BibleText =>
  new BibleText(
    {
      code: work.code.toLowerCase(),
      source: describeSource(work),
      language: work.language,
      direction: work.direction,
      contentVersion,
    },
    pack.verses,
    pack,
  );
