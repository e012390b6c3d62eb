import fs from 'node:fs';
import { parseReferences, passageOf } from '@berea/scripture';
import {
  type NotedAnswer,
  type NotedArticle,
  type NotedBook,
  type NotedSection,
  type Range,
  type StudyBiblePack,
  WORKS,
  writeManifest,
  writePack,
} from '@berea/text-packs';
import path from 'node:path';
import { StudyBible } from '../works/study-bible.js';

const answer = (id: string, en: string[], es: string[], lead: { en: string; es: string }): NotedAnswer => ({
  id,
  kind: 'doctrine',
  phrasings: { en, es },
  lead,
  // John 11:35, Romans 8:38-39, Romans 8.
  passages: [
    { range: [26_558, 26_558], why: { en: 'a short verse', es: 'un versículo corto' } },
    { range: [28_154, 28_155], why: { en: 'two verses' } },
    { range: [28_117, 28_155], why: { en: 'a whole chapter' } },
  ],
  views: [
    { of: 'Reformed', says: { en: 'One thing.' }, ranges: [[28_146, 28_146]] },
    { of: 'Wesleyan', says: { en: 'Another thing.' }, ranges: [[28_146, 28_147]] },
  ],
  next: [],
});

const rangeOf = (reference: string): Range => {
  const [span] = parseReferences(reference);
  const passage = span && passageOf(span);
  if (!passage) throw new Error(`${reference} is no passage.`);
  return [passage.first, passage.last];
};

const section = (reference: string, key: string, texts: Pick<NotedSection, 'title' | 'note'>): NotedSection => ({
  range: rangeOf(reference),
  key: rangeOf(key),
  ...texts,
  about: `What happens in ${reference}.`,
  setting: 'In the days of the judges.',
  asked: [{ q: 'Why does she stay?', a: 'The text says only what she vows.' }],
  idea: 'Kindness stays when it need not.',
  movements: [
    { range: [rangeOf(reference)[0], rangeOf(reference)[0]], is: 'Leaving' },
    { range: [rangeOf(reference)[0] + 1, rangeOf(reference)[1]], is: 'Coming home' },
  ],
  questions: ['Who stays?', 'Who goes?'],
  caution: 'The vow is spoken to a mother-in-law, not at a wedding.',
  themes: ['loyalty', 'famine'],
});

const part = (reference: string, title: string) => ({ range: rangeOf(reference), title });

const introduction = (
  book: string,
  about: string,
  { key, outline }: { key: string; outline: NotedBook['outline'] },
): NotedBook => ({
  book,
  about,
  author: { says: 'The book names no author.', tradition: 'Tradition names a prophet.' },
  date: { says: 'It tells of old days.', disputed: 'Scholars differ on when it was written.' },
  readers: { says: 'It speaks to those who know the story.' },
  purpose: 'It shows a kindness that crosses borders.',
  key: rangeOf(key),
  outline,
  themes: ['loyalty', 'famine'],
  preach: {
    one: 'Follow who stays.',
    four: Array.from({ length: 4 }, (_, at) => part(`${book} ${at + 1}`, `Sermon ${at + 1}`)),
    eight: Array.from({ length: 8 }, (_, at) => part(`${book} 1:${at + 1}`, `Verse ${at + 1}`)),
  },
});

const article = (id: string, fields: Partial<NotedArticle> & Pick<NotedArticle, 'name' | 'kind'>): NotedArticle => ({
  id,
  also: [],
  text: `This is ${fields.name}, of whom Ruth 1:1 tells.`,
  refs: [rangeOf('Ruth 1:1-2:1'), rangeOf('Ruth 4:17')],
  ...fields,
});

/** Three answers, sections on parts of Ruth and Jonah, introductions to both, four articles, and bridges. */
const PACK: StudyBiblePack = {
  kind: 'study-bible',
  answers: [
    answer(
      'assurance',
      [
        'how do I know for sure I am going to heaven',
        'can I be certain that I am saved',
        'am I saved if I still doubt',
      ],
      ['¿cómo sé que soy salvo?', 'seguridad de la salvación'],
      { en: 'God’s promise comes first.', es: 'La promesa de Dios es lo primero.' },
    ),
    {
      ...answer(
        'cremation',
        ['is cremation a sin', 'what does the bible say about being cremated', 'burial or cremation for a christian'],
        ['¿es pecado la cremación?', 'la biblia y la cremación'],
        { en: 'No text commands burial or forbids fire.', es: 'Ningún texto manda enterrar ni prohíbe el fuego.' },
      ),
      next: ['pets', 'assurance'],
    },
    answer(
      'pets',
      ['do dogs go to heaven', 'will I see my cat again when I die', 'are there animals in heaven'],
      ['¿en el cielo habrá animales?', '¿veré a mi perro en el cielo?'],
      { en: 'Scripture does not say.', es: 'La Escritura no lo dice.' },
    ),
  ],
  sections: [
    section('Ruth 1:1-18', 'Ruth 1:16', { title: 'A vow on the road', note: 'Ruth clings to Naomi (*chesed*).' }),
    section('Ruth 1:19-2:3', 'Ruth 1:20', { title: 'Home with nothing', note: 'Naomi is bitter at the gate.' }),
    section('Jonah 1:1-16', 'Jonah 1:9', { title: 'A storm at sea', note: 'The sailors fear; see Psalm 107:23-30.' }),
  ],
  books: [
    introduction('Ruth', 'A widow and a stranger find a home among the reapers.', {
      key: 'Ruth 1:16',
      outline: [part('Ruth 1', 'Empty'), part('Ruth 2:1-4:22', 'Filled')],
    }),
    introduction('Jonah', 'A prophet flees from mercy.', {
      key: 'Jonah 4:2',
      outline: [part('Jonah 1-2', 'Down'), part('Jonah 3:1-4:11', 'Up')],
    }),
  ],
  articles: [
    article('sandal', { name: 'Sandal', kind: 'thing' }),
    article('naomi', { name: 'Naomi', kind: 'person', also: ['Mara'], unknown: 'Her age is not told.' }),
    article('boaz', { name: 'Boaz', kind: 'person', text: 'Boaz is a kinsman of Naomi.' }),
    article('moab', { name: 'Moab', kind: 'place' }),
  ],
  bridges: [
    { words: ['mother-in-law', 'in-laws'], to: ['naomi'] },
    { words: ['flip-flops'], to: ['sandal', 'cremation'] },
    { words: ['rainbow bridge'], to: ['pets'] },
  ],
  themes: [{ id: 'loyalty', name: 'Loyal love', is: 'Love that stays.' }],
};

/**
 * A small study Bible, for tests of what finds and shows its parts.
 * @param times how often its sections are in it
 */
export const smallStudyBible = (times = 1): StudyBible =>
  new StudyBible('berea', '2026-11-27', {
    ...PACK,
    sections: Array.from({ length: times }, () => PACK.sections).flat(),
  });

/** The same, as a version built it that knew answers, sections and themes alone. */
export function earlierPack(): StudyBiblePack {
  const { kind, answers, sections, themes } = PACK;
  return { kind, answers, sections, themes };
}

/** Makes `folder` a library of this study Bible alone. */
export function writeStudyBible(folder: string, pack = PACK): void {
  const description = WORKS.find(({ id }) => id === 'berea');
  if (!description) throw new Error('There is no study Bible among the works.');
  const written = writePack(folder, description.id, pack);
  const temporary = fs.mkdtempSync(path.join(folder, 'temporary-'));
  const work = { ...description, installed: true, version: '2026-11-27', stamp: '', source: 'a test', counts: {} };
  writeManifest(folder, temporary, { format: 1, works: [{ ...work, installed: true, ...written }] });
}
