import { nameBeforeChapter } from '@berea/scripture';
import path from 'node:path';
import { movementRef, referenceOf } from './entry-texts.js';
import { print } from './print.js';
import { entriesOf, type Entry, type Notes } from './read-notes.js';
import type { Answer, Article, BookIntroduction, Bridge, Section } from './schema.js';

const LICENCE = 'CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)';

/**
 * All notes as Markdown: a file for each subject of answers and of articles, two for each book of the Bible (its
 * introduction, its passages), and one of modern words that lead to them.
 * @param edition the day of the edition
 * @returns the texts by their files, relative to a folder: `answers/prayer.md`, `books/luke.md`, `passages/luke.md`
 */
export function exportNotes(notes: Notes, edition: string): ReadonlyMap<string, string> {
  const answers = entriesOf(notes, 'answers');
  const articles = entriesOf(notes, 'articles');
  const titles = new Map([
    ...answers.map(({ value }) => [value.id, titleOf(value)] as const),
    ...articles.map(({ value: { id, name } }) => [id, print(name)] as const),
  ]);
  const themes = new Map(entriesOf(notes, 'themes').map(({ value: { id, name } }) => [id, print(name)]));
  const files = new Map<string, string>();
  const add = (file: string, title: string, entries: readonly string[]): void =>
    void files.set(file, `${[`# ${title}`, aboutOf(edition), ...entries].join('\n\n')}\n`);
  for (const [name, own] of byFile(answers))
    add(
      `answers/${name}.md`,
      subjectOf(name),
      own.map((answer) => answerText(answer, titles)),
    );
  for (const [name, own] of byFile(entriesOf(notes, 'sections')))
    add(
      `passages/${name}.md`,
      referenceOf(own[0]?.ref ?? '')?.book.name ?? subjectOf(name),
      own.map((section) => sectionText(section, themes)),
    );
  for (const { value } of entriesOf(notes, 'books'))
    add(`books/${value.book.toLowerCase().replaceAll(' ', '-')}.md`, value.book, introductionTexts(value, themes));
  for (const [name, own] of byFile(articles)) add(`articles/${name}.md`, subjectOf(name), own.map(articleText));
  const bridges = entriesOf(notes, 'bridges').map(({ value }) => bridgeText(value, titles));
  if (bridges.length) add('bridges.md', 'Modern words', [list(bridges)]);
  return files;
}

const aboutOf = (edition: string): string =>
  `Berea Notes, edition of ${edition}. Drafted by machine, references and quotations checked by program; no named author stands behind it. Licence: ${LICENCE}. Name it as “Berea Notes”.`;

/** The entries of a part by the name of their file. */
function byFile<E extends Entry>(entries: readonly E[]): Map<string, E['value'][]> {
  const files = new Map<string, E['value'][]>();
  for (const { file, value } of entries) {
    const name = path.basename(file, '.yaml');
    files.set(name, [...(files.get(name) ?? []), value]);
  }
  return files;
}

/** `war-and-state` → 'War and state' */
const subjectOf = (name: string): string => capital(name.replaceAll('-', ' '));
const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
const titleOf = ({ id, phrasings }: Answer): string => capital(print(phrasings.en[0] ?? id));
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

type Texts = Answer['passages'][number]['why'];
/** A text in each of its languages. */
const inAll = (texts: Texts): string =>
  typeof texts === 'string'
    ? print(texts)
    : [texts.en, texts.es].flatMap((text) => (text ? [print(text)] : [])).join(' / ');

function answerText(answer: Answer, titles: ReadonlyMap<string, string>): string {
  const { lead, passages, views = [], next, phrasings } = answer;
  return [
    `## ${titleOf(answer)}`,
    print(lead.en),
    list(passages.map(({ ref, why }) => `**${ref}**: ${inAll(why)}`)),
    ...(views.length
      ? [
          '### Where Christians differ',
          list(views.map(({ of, says, refs }) => `**${of}**: ${inAll(says)} (${refs.join('; ')})`)),
        ]
      : []),
    '### Asked as',
    list([...phrasings.en, ...phrasings.es].map(print)),
    '### En español',
    print(lead.es),
    '### Related',
    list(next.map((id) => titles.get(id) ?? id)),
  ].join('\n\n');
}

function sectionText(section: Section, themes: ReadonlyMap<string, string>): string {
  const { ref, title, about, setting, note, key, asked, idea, movements, questions, caution } = section;
  const place = referenceOf(ref);
  const [book, chapter] = [nameBeforeChapter(place?.book.name ?? ''), place?.chapter ?? 1];
  return [
    `## ${ref}: ${print(title)}`,
    print(about),
    print(setting),
    '### What this passage does',
    print(note),
    `The verse that decides: ${key}`,
    ...(asked.length ? ['### What people ask here', list(asked.map(({ q, a }) => `**${print(q)}** ${print(a)}`))] : []),
    ...(caution ? ['### Caution', print(caution)] : []),
    '### For teaching and preaching',
    print(idea),
    list(movements.map(({ verses, is }) => `**${movementRef(book, chapter, verses)}**: ${print(is)}`)),
    '### Questions for a group',
    list(questions.map(print)),
    `Themes: ${section.themes.map((id) => themes.get(id) ?? id).join(', ')}`,
  ].join('\n\n');
}

/** Keeps the book's own statement, tradition and dispute apart. */
const statement = ({ says, tradition, disputed }: BookIntroduction['author']): string =>
  list([
    `**In the book**: ${print(says)}`,
    ...(tradition ? [`**Tradition**: ${print(tradition)}`] : []),
    ...(disputed ? [`**Disputed**: ${print(disputed)}`] : []),
  ]);

const parts = (of: BookIntroduction['outline']): string =>
  list(of.map(({ ref, title }) => `**${ref}**: ${print(title)}`));

const introductionTexts = (introduction: BookIntroduction, themes: ReadonlyMap<string, string>): string[] => {
  const { about, author, date, readers, purpose, key, outline, preach } = introduction;
  return [
    print(about),
    '## Who wrote it',
    statement(author),
    '## When',
    statement(date),
    '## To whom',
    statement(readers),
    '## Why',
    print(purpose),
    `The key verse: ${key}`,
    '## Outline',
    parts(outline),
    '## In one sermon',
    print(preach.one),
    '## In four sermons',
    parts(preach.four),
    ...(preach.eight?.length ? ['## In eight sermons', parts(preach.eight)] : []),
    `Themes: ${introduction.themes.map((id) => themes.get(id) ?? id).join(', ')}`,
  ];
};

const articleText = ({ name, also = [], text, refs, unknown }: Article): string =>
  [
    `## ${print(name)}`,
    ...(also.length ? [`Also: ${also.map(print).join(', ')}`] : []),
    print(text),
    ...(unknown ? [`**Not known**: ${print(unknown)}`] : []),
    refs.join('; '),
  ].join('\n\n');

const bridgeText = ({ words, to }: Bridge, titles: ReadonlyMap<string, string>): string =>
  `**${words.map(print).join(', ')}**: ${to.map((id) => titles.get(id) ?? id).join('; ')}`;
