import { describe, expect, it } from '@jest/globals';
import { readSentences } from './testing/read-sentences.js';
import { DISTRESSES } from './words/care-words.js';
import { recogniseDistress } from './recognise-distress.js';

const SENTENCES = readSentences(new URL('./testing/fixture-sentences.tsv', import.meta.url));

describe('distress in a message', () => {
  it('is recognised by its kind (grief, violence …) in at least nine of ten labelled sentences', () => {
    const asked = SENTENCES.filter(({ label }) => label !== 'none');
    for (const { label } of asked) expect(DISTRESSES).toContain(label);
    const right = asked.filter(({ label, sentence }) => recogniseDistress(sentence)?.distress === label);
    expect(right.length / asked.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['I want to die', 'en'],
    ['my husband hits me', 'en'],
    ['quiero morir', 'es'],
    ['mi esposo me pega', 'es'],
  ])('is recognised in the language of %p', (message, language) => {
    expect(recogniseDistress(message)?.language).toBe(language);
  });

  it.each(['my son and our dog died in the fire last night', 'mi hijo y mi perro murieron anoche'])(
    'is no gentle grief when a person died beside an animal: %p',
    (message) => {
      expect(recogniseDistress(message)).toMatchObject({ trouble: 'grief', certain: true });
    },
  );

  it.each([
    'I WANT TO DIE!!!',
    'i   wanna\ndie',
    'I want to d1e',
    'i w@nt to k1ll mys3lf',
    'I want to diiiie',
    'im thinkng about suicde',
    'i want to kill myslef',
    'I don’t want to live',
    'QUIERO MORIR',
    'mi esposo me golpéa',
  ])('is recognised however it is typed: %p', (message) => {
    expect(recogniseDistress(message)).toBeDefined();
  });

  it.each([
    ['I want to give up ministry', false],
    ['Should I give up teaching Sunday school?', false],
    ['I am so tired, I want to give up ministry', true],
    ['I want to give up my ministry and end it all', true],
    ['I want to give up my life', true],
  ])('is told from giving up an office: recognised in %p is %p', (message, expected) => {
    expect(recogniseDistress(message) !== undefined).toBe(expected);
  });

  it.each([
    ['a wish without an end', 'i want '.repeat(1_143)],
    ['one word without an end', 'i'.repeat(8_000)],
    ['words that begin every pattern', 'i my he she they want will die mi me no quiero '.repeat(170)],
    ['figures of speech', 'dying to know '.repeat(570)],
    ['signs alone', '!?.¿¡'.repeat(1_600)],
    ['accents', 'í́́́'.repeat(2_000)],
    ['quotation marks', 'John 3:16 "“«'.repeat(600)],
  ])('is searched for in 8,000 characters of %s without taking long', (_name, message) => {
    // If the work grew faster than the text, this would not end within the time limit of a test.
    const long = message.slice(0, 8_000);
    expect([undefined, ...DISTRESSES]).toContain(recogniseDistress(long)?.distress);
    expect(recogniseDistress(`${long}. I want to die`)).toBeDefined();
  });

  it.each([
    ['they switched the machine off this morning. he was five.', 'en'],
    ['does God forgive somebody who ends it tonight, asking because it is me', 'en'],
    ['voy manejando y me dan ganas de soltar el volante', 'es'],
  ])('is recognised in words that are in no rule: %p', (message, language) => {
    expect(recogniseDistress(message)).toMatchObject({ language, by: expect.stringMatching(/^model/) });
  });

  it.each(['hope', 'comfort', 'death', 'the grave', 'esperanza'])(
    'is not read into a word that is looked up: %p',
    (message) => {
      expect(recogniseDistress(message)).toBeUndefined();
    },
  );

  it('is recognised in one sentence of a long message', () => {
    const chatter = 'Thank you for the notes on Romans, they were clear and my class liked them. '.repeat(12);
    expect(recogniseDistress(chatter)).toBeUndefined();
    expect(
      recogniseDistress(`${chatter} I have the pills in my hand and nobody would miss me. ${chatter}`),
    ).toBeDefined();
  });
});
