import { describe, expect, it } from '@jest/globals';
import { smallStudyBible } from '../testing/study-bible.js';

describe('the answers of the study Bible', () => {
  const notes = smallStudyBible();
  const first = (question: string, language: 'en' | 'es' = 'en') => notes.find(question, language)[0];

  it('are found by other forms of the words of a phrasing', () => {
    expect(first('Is being cremated sinful?')?.answer.id).toBe('cremation');
    expect(first('Will my dogs be in heaven?')?.answer.id).toBe('pets');
  });

  it('are found in Spanish by Spanish phrasings', () => {
    expect(first('¿Habrá animales en el cielo?', 'es')?.answer.id).toBe('pets');
    expect(first('Como se que soy salvo', 'es')).toMatchObject({ answer: { id: 'assurance' }, likeness: 1 });
  });

  it('are as like as a question is to the nearest phrasing, order and small signs apart', () => {
    expect(first('a sin: is cremation?')?.likeness).toBe(1);
    expect(first('How do I bake bread in heaven')?.likeness).toBeLessThan(0.6);
  });

  it('are the more certain the more of the question they have, and the further ahead of the next one they are', () => {
    const certainty = (question: string) => first(question)?.certainty ?? 0;
    expect(certainty('Is being cremated sinful?')).toBeGreaterThan(
      certainty('Is being cremated sinful at sea on Monday?'),
    );
    const [best, next] = notes.find('will my cremated dogs be in heaven');
    expect(best?.certainty).toBeGreaterThan(next?.certainty ?? 1);
    for (const each of [best, next]) expect(each?.certainty).toBeLessThan(1);
  });

  it('are none when no word is shared', () => {
    expect(notes.find('xyz')).toEqual([]);
    expect(notes.find('')).toEqual([]);
  });

  it('are looked for in the first words of a text of any length', () => {
    expect(first(`is cremation a sin ${'blah '.repeat(5_000)}`)?.answer.id).toBe('cremation');
  });
});
