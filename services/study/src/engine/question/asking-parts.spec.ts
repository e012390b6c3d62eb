import { describe, expect, it } from '@jest/globals';
import { askingPart, questionsIn } from './asking-parts.js';

const told =
  'My pastor spoke of the vessel that was marred and made again, and I wrote it down as well as I could. '.repeat(4);

describe('a long message', () => {
  it.each([
    ['Where is the passage about the potter’s house?', 'Where is the passage about the potter’s house?'],
    ['What does it mean?', undefined],
    ['I would like to know: where is the potter’s house?', 'where is the potter’s house?'],
  ])('that ends with %j is read by that, where it tells enough', (end, read) => {
    const message = `${told}${end}`;
    expect(askingPart(message)).toBe(read ?? message);
  });

  it('without a question stays whole', () => expect(askingPart(told)).toBe(told));
});

describe('several questions in one message', () => {
  it.each([
    [
      'Who was Lydia, and also which verse says that God loves a cheerful giver?',
      ['Who was Lydia', 'which verse says that God loves a cheerful giver?'],
    ],
    ['Who was Ruth? And where is Moab?', ['Who was Ruth', 'where is Moab?']],
    ['Who was Ruth and where does her story stand?', undefined],
    ['What is grace, and how is it different from mercy?', undefined],
    ['Who is he?', undefined],
  ])('%j is parted where each can be read by itself', (message, parts) => {
    expect(questionsIn(message)).toEqual(parts ?? [message]);
  });
});
