import { describe, expect, it } from '@jest/globals';
import { describeGreekMorphology } from './greek-morphology.js';
import { describeMorphology } from './morphology.js';
import { isOfParsing, namesOnlyForms, readParsing, wordsOfForm } from './parsing-words.js';

const fits = (written: string, code: string): boolean => {
  const parsing = readParsing(written);
  if (!parsing) throw new Error(`“${written}” names no form.`);
  const describe = /^[HA][A-Z]/.test(code) ? describeMorphology : describeGreekMorphology;
  return isOfParsing(parsing, code, wordsOfForm(describe(code)));
};

describe('readParsing', () => {
  it.each([
    ['aorist.passive.imperative', 'V-3APD-S--', true],
    ['imperative passive aorist', 'V-3APD-S--', true],
    ['Aor Pass Impv', 'V-3APD-S--', true],
    ['aorist passive', 'V-3AAI-S--', false],
    ['dative', 'N-----DSF-', true],
    ['dat sg fem', 'N-----DSF-', true],
    ['dative plural', 'N-----DSF-', false],
    ['qal perfect', 'HVqp3ms', true],
    ['perfect', 'HC/Vqq3ms', false],
    ['weqatal', 'HC/Vqq3ms', true],
    ['wayyiqtol', 'HC/Vqw3ms', true],
    ['imperfect', 'HC/Vqw3ms', false],
    ['niphal', 'HVqp3ms', false],
    ['verb plural', 'HVqp3ms/Sp3mp', false],
    ['HVqp3ms', 'HVqp3ms/Sp3mp', true],
    ['V-3APD-S--', 'V-3APD-S--', true],
    ['V-3APD-S--', 'V-3APD-P--', false],
  ])('of %p, the form %s: %p', (written, code, is) => {
    expect(fits(written, code)).toBe(is);
  });

  it.each(['', '...', 'sideways', 'aorist sideways', '__proto__', 'constructor', 'aorist '.repeat(13)])(
    'finds no form in %p',
    (written) => {
      expect(readParsing(written)).toBeUndefined();
    },
  );

  it('takes no word of the text for a form alone', () => {
    expect(['perfect', 'present', 'first', 'person', 'toString'].filter(namesOnlyForms)).toEqual([]);
  });
});
