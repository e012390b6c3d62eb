import type { NotedAnswer } from '@berea/text-packs';
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

/** A study Bible of three answers, for tests of what finds and shows them. */
export const smallStudyBible = (): StudyBible =>
  new StudyBible('berea', '2026-11-27', {
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
      answer(
        'cremation',
        ['is cremation a sin', 'what does the bible say about being cremated', 'burial or cremation for a christian'],
        ['¿es pecado la cremación?', 'la biblia y la cremación'],
        { en: 'No text commands burial or forbids fire.', es: 'Ningún texto manda enterrar ni prohíbe el fuego.' },
      ),
      answer(
        'pets',
        ['do dogs go to heaven', 'will I see my cat again when I die', 'are there animals in heaven'],
        ['¿en el cielo habrá animales?', '¿veré a mi perro en el cielo?'],
        { en: 'Scripture does not say.', es: 'La Escritura no lo dice.' },
      ),
    ],
    sections: [],
    themes: [],
  });
