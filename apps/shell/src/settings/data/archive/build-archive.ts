import type { ExportedData } from '@berea/contracts';
import { exportSchema } from '@berea/contracts/export-schema';
import { BOOKS, formatReference, READING_PLANS, type ReferenceReader } from '@berea/scripture';
import { stringify } from 'yaml';
import { t } from '../../../texts/archive.js';
import { Paths, safeName } from './file-names.js';
import { isJournal } from './is-journal.js';
import { indexPage, type IndexSection } from './index-page.js';
import { type LinkedPassage, passagesIn } from './passages.js';
import { csv } from './tables.js';

/** A file of the archive. */
export interface ArchiveFile {
  readonly path: string;
  /** In pieces where it may be larger than a page can make at once. */
  readonly content: string | Uint8Array | Iterable<string>;
  /** When it was last changed, ISO 8601. */
  readonly at?: string;
}

export interface ArchiveParts {
  readonly data: ExportedData;
  readonly picture?: Uint8Array | undefined;
  /** Makes the Word document of a sermon; null where none can be made. */
  readonly document: (sermon: ExportedSermon) => Promise<Uint8Array | null>;
  readonly reader: ReferenceReader;
  /** Called before each text, so that the page stays awake; throws to stop. */
  readonly onText: (kind: TextKind) => Promise<void>;
}
export type TextKind = 'notes' | 'journal' | 'sermons' | 'conversations';
export type ExportedNote = ExportedData['content']['notes'][number];
export type ExportedSermon = ExportedData['content']['sermons'][number];

/** A zip file holds 65,535 files. Links to further passages stay links to pages that are not written yet. */
const MOST_PASSAGES = 30_000;

/** The files of an archive, the index last: it names the others. */
export async function* buildArchive(parts: ArchiveParts): AsyncGenerator<ArchiveFile> {
  const { data, picture } = parts;
  const vault = new Vault(parts);
  yield* vault.notes('journal');
  yield* vault.notes('notes');
  yield* vault.sermons();
  yield* vault.conversations();
  yield* vault.passages();
  yield* tables(data);
  yield { path: 'data.json', content: jsonOf(data) };
  yield { path: 'schema.json', content: `${JSON.stringify(exportSchema, null, 1)}\n` };
  if (picture) yield { path: PICTURE, content: picture };
  const named = (path: string, name: string) => ({ path, name });
  const rest: IndexSection = {
    title: t('archive.tables-and-data'),
    files: [
      named('marks.csv', t('archive.highlights')),
      named('bookmarks.csv', t('archive.bookmarks')),
      named('plan.csv', t('archive.reading-plans')),
      named('readings.csv', t('archive.chapters-read')),
      named('data.json', t('archive.all-data-as-json')),
      named('schema.json', t('archive.schema-of-the-json')),
      ...(picture ? [named(PICTURE, t('archive.picture'))] : []),
    ],
  };
  yield { path: 'index.html', content: indexPage(dayIn(data.exportedAt), [...vault.sections, rest]) };
}

const PICTURE = 'attachments/picture.webp';
const dayIn = (instant: string): string => instant.slice(0, 10);

/** Rows of one piece. */
const ROWS = 100;

/** The same as `JSON.stringify`, in pieces. */
function* jsonOf({ content, study, ...rest }: ExportedData): Generator<string> {
  yield JSON.stringify(rest).slice(0, -1);
  for (const [service, tables] of Object.entries({ content, study })) {
    yield `,${JSON.stringify(service)}:{`;
    for (const [at, [table, rows]] of Object.entries(tables).entries()) {
      yield `${at ? ',' : ''}${JSON.stringify(table)}:[`;
      for (let start = 0; start < rows.length; start += ROWS)
        yield `${start ? ',\n' : ''}${JSON.stringify(rows.slice(start, start + ROWS)).slice(1, -1)}`;
      yield ']';
    }
    yield '}';
  }
  yield '}\n';
}

/** The Markdown of the archive, with links from texts to passages and back. */
class Vault {
  readonly sections: IndexSection[] = [];
  private readonly paths = new Paths();
  private readonly linked = new Map<string, { readonly passage: LinkedPassage; readonly from: string[] }>();

  constructor(private readonly parts: ArchiveParts) {}

  async *notes(folder: 'notes' | 'journal'): AsyncGenerator<ArchiveFile> {
    const files: IndexSection['files'][number][] = [];
    const chosen = this.parts.data.content.notes.filter(
      (note) => note.deletedAt === null && isJournal(note) === (folder === 'journal'),
    );
    for (const note of inOrder(chosen)) {
      await this.parts.onText(folder);
      const { id, title, content, scripture, tags, draft, createdAt, updatedAt } = note;
      const path = this.pathOf(folder, dayIn(createdAt), title);
      const passage = scripture ?? '';
      const matter = {
        id,
        title,
        created: createdAt,
        updated: updatedAt,
        tags: tags.map(obsidianTag),
        ...this.about(passage),
        ...(draft && { draft }),
      };
      const links = this.link(path, passage, content);
      files.push({ path: `${path}.md`, name: title || t('archive.untitled'), about: passage });
      yield { path: `${path}.md`, content: markdown(matter, content, links), at: updatedAt };
    }
    this.sections.push({ title: folder === 'notes' ? t('archive.notes') : t('archive.journal'), files });
  }

  async *sermons(): AsyncGenerator<ArchiveFile> {
    const files: IndexSection['files'][number][] = [];
    for (const sermon of inOrder(this.parts.data.content.sermons.filter(({ deletedAt }) => deletedAt === null))) {
      await this.parts.onText('sermons');
      const { id, title, scripture, theme, outline, body, notes, series, date, style, preached } = sermon;
      const { draft, createdAt, updatedAt } = sermon;
      const path = this.pathOf('sermons', date || dayIn(createdAt), title);
      const matter = {
        id,
        title,
        created: createdAt,
        updated: updatedAt,
        ...this.about(scripture),
        ...present({ theme, series, date, style }),
        ...(Array.isArray(preached) && preached.length > 0 && { preached }),
        ...(draft && { draft }),
      };
      const sections = [
        [t('archive.outline'), outline],
        [t('archive.manuscript'), body],
        [t('archive.notes-on-the-sermon'), notes],
      ].flatMap(([name, text]) => (text ? [`## ${name}\n\n${text}`] : []));
      const text = sections.join('\n\n');
      const links = this.link(path, scripture, text);
      files.push({ path: `${path}.md`, name: title || t('archive.untitled'), about: scripture });
      yield { path: `${path}.md`, content: markdown(matter, text, links), at: updatedAt };
      const document = await this.parts.document(sermon);
      if (!document) continue;
      files.push({ path: `${path}.docx`, name: title || t('archive.untitled'), about: t('archive.word-document') });
      yield { path: `${path}.docx`, content: document, at: updatedAt };
    }
    this.sections.push({ title: t('archive.sermons'), files });
  }

  async *conversations(): AsyncGenerator<ArchiveFile> {
    const { conversations, messages } = this.parts.data.study;
    const within = new Map<string, (typeof messages)[number][]>();
    for (const message of inOrder(messages)) {
      const before = within.get(message.conversationId);
      if (before) before.push(message);
      else within.set(message.conversationId, [message]);
    }
    const files: IndexSection['files'][number][] = [];
    for (const { id, title, createdAt, usedAt } of inOrder(conversations)) {
      await this.parts.onText('conversations');
      const path = this.pathOf('conversations', dayIn(createdAt), title);
      const text = (within.get(id) ?? [])
        .map(({ message, response, engine, model, sources }) =>
          [
            `## ${t('archive.you')}\n\n${message}`,
            `## ${t('archive.scholar')}${model || engine ? ` (${model ?? engine})` : ''}\n\n${response ?? ''}`,
            ...titlesOf(sources),
          ].join('\n\n'),
        )
        .join('\n\n');
      const links = this.link(path, '', text);
      files.push({ path: `${path}.md`, name: title || t('archive.untitled'), about: dayIn(usedAt) });
      yield {
        path: `${path}.md`,
        content: markdown({ id, title, created: createdAt, used: usedAt }, text, links),
        at: usedAt,
      };
    }
    this.sections.push({ title: t('archive.conversations'), files });
  }

  /** A page for each linked passage, with the links that lead to it. */
  *passages(): Generator<ArchiveFile> {
    const order = new Map(BOOKS.map(({ osis, id }): [string, number] => [osis, id]));
    const placeOf = (osis: string) => osis.split('-', 1)[0]?.split('.') ?? [];
    const numbersOf = ({ osis }: LinkedPassage) => {
      const [book = '', ...numbers] = placeOf(osis);
      return [order.get(book) ?? 0, ...numbers.map(Number)];
    };
    const sorted = [...this.linked.values()].sort((one, other) => {
      const [a, b] = [numbersOf(one.passage), numbersOf(other.passage)];
      const at = a.findIndex((value, index) => value !== b[index]);
      return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
    });
    const files: IndexSection['files'][number][] = [];
    for (const { passage, from } of sorted) {
      const path = `passages/${passage.name}.md`;
      const list = from.map((target) => `- [[${target}|${target.slice(target.indexOf('/') + 1)}]]`).join('\n');
      files.push({ path, name: passage.reference });
      yield {
        path,
        content: markdown(
          { passage: passage.reference, osis: passage.osis },
          `## ${t('archive.linked-from')}\n\n${list}`,
          [],
        ),
      };
    }
    this.sections.push({ title: t('archive.passages'), files });
  }

  private pathOf(folder: string, day: string, title: string): string {
    return this.paths.take(folder, safeName(`${day} ${title.trim() || t('archive.untitled')}`, day));
  }

  private about(scripture: string) {
    if (!scripture) return {};
    const osis = passagesIn(scripture, this.parts.reader).map((passage) => passage.osis);
    return { passage: scripture, ...(osis.length > 0 && { osis }) };
  }

  /** Remembers what a text leads to, for the pages of the passages. */
  private link(path: string, scripture: string, text: string): LinkedPassage[] {
    const passages = passagesIn(`${scripture}\n\n${text}`, this.parts.reader);
    for (const passage of passages) {
      const known = this.linked.get(passage.name);
      if (known) known.from.push(path);
      else if (this.linked.size < MOST_PASSAGES) this.linked.set(passage.name, { passage, from: [path] });
    }
    return passages;
  }
}

/** The text stays as it was written; what it links to follows it. */
function markdown(matter: object, text: string, links: readonly LinkedPassage[]): string {
  const named = links.map(({ name }) => `[[${name}]]`).join(' · ');
  return `---\n${stringify(matter, { lineWidth: 0, blockQuote: false })}---\n\n${text}\n${named && `\n---\n\n${t('archive.passages')}: ${named}\n`}`;
}

/** Obsidian's tags have no spaces. */
const obsidianTag = (tag: string): string => tag.trim().replaceAll(/\s+/g, '-');

const present = (fields: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

function titlesOf(sources: unknown): string[] {
  if (!Array.isArray(sources)) return [];
  const titles = sources.flatMap((source: unknown) =>
    typeof source === 'object' && source !== null && 'title' in source && typeof source.title === 'string'
      ? [source.title]
      : [],
  );
  return titles.length ? [`${t('archive.sources')}: ${[...new Set(titles)].join('; ')}`] : [];
}

const inOrder = <T extends { readonly createdAt: string; readonly id: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((one, other) => compare(one.createdAt, other.createdAt) || compare(one.id, other.id));
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function* tables({ content }: ExportedData): Generator<ArchiveFile> {
  const verse = ({ book, chapter, verse: number }: { book: string; chapter: number; verse: number }) => [
    formatReference(book, chapter, number),
    book,
    chapter,
    number,
  ];
  const VERSE = ['reference', 'book', 'chapter', 'verse'];
  yield {
    path: 'marks.csv',
    content: csv(
      [...VERSE, 'colour', 'changed'],
      content.highlights.map((mark) => [...verse(mark), mark.colour, mark.updatedAt]),
    ),
  };
  yield {
    path: 'bookmarks.csv',
    content: csv(
      [...VERSE, 'created'],
      content.bookmarks.map((mark) => [...verse(mark), mark.createdAt]),
    ),
  };
  yield {
    path: 'plan.csv',
    content: csv(
      ['plan', 'started', 'book', 'chapter', 'done'],
      content.readingPlans.flatMap(({ plan, startedOn, done }) => {
        const read = new Set(done);
        const chapters = READING_PLANS.find(({ id }) => id === plan)?.chapters ?? [];
        return chapters.map(({ book, chapter }, at) => [plan, startedOn, book, chapter, read.has(at) ? 'yes' : 'no']);
      }),
    ),
  };
  yield {
    path: 'readings.csv',
    content: csv(
      ['day', 'book', 'chapter'],
      content.readings.map(({ day, book, chapter }) => [day, book, chapter]),
    ),
  };
}
