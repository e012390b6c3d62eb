import { describe, expect, it } from '@jest/globals';
import { askingPart, questionsIn } from './asking-parts.js';

const told =
  'My pastor spoke of the vessel that was marred and made again, and I wrote it down as well as I could. '.repeat(4);

describe('askingPart, of a long message', () => {
  it.each([
    ['Where is the passage about the potter’s house?', 'Where is the passage about the potter’s house?'],
    ['What does it mean?', undefined],
    ['I would like to know: where is the potter’s house?', 'where is the potter’s house?'],
  ])('that ends with %j, reads %j; undefined means the whole message', (end, read) => {
    const message = `${told}${end}`;
    expect(askingPart(message)).toBe(read ?? message);
  });

  it('that asks nothing, reads the whole', () => expect(askingPart(told)).toBe(told));
});

describe('questionsIn, of a message that may ask several questions', () => {
  it.each([
    [
      'Who was Lydia, and also which verse says that God loves a cheerful giver?',
      ['Who was Lydia', 'which verse says that God loves a cheerful giver?'],
    ],
    ['Who was Ruth? And where is Moab?', ['Who was Ruth', 'where is Moab?']],
    ['Who was Ruth and where does her story stand?', undefined],
    ['What is grace, and how is it different from mercy?', undefined],
    ['Who is he?', undefined],
  ])('parts %j into %j; undefined means one question', (message, parts) => {
    expect(questionsIn(message)).toEqual(parts ?? [message]);
  });
});
