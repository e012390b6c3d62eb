import { beforeAll, describe, expect, it } from '@jest/globals';
import { passageOf, parseReferenceQuery } from '@berea/scripture';
import type { BibleText } from '../../works/bible-text.js';
import { sharedKjv } from '../../testing/shared-kjv.js';
import { answerList } from './answer-list.js';
import { LISTS } from '../question/lists.js';
import { frameOf } from './frame-sentences.js';

let kjv: BibleText;
beforeAll(async () => {
  kjv = await sharedKjv();
});
const answer = (message: string) => answerList(kjv, message, frameOf('study'))?.parts.join('\n');

describe('answerList, for a question such as “what are the ten plagues”', () => {
  it('answers the list in order, each entry with its place', () => {
    expect(answer('what are the ten plagues in order')).toContain('2. Frogs (Exodus 8:6)\n3. Lice (Exodus 8:17)');
    expect(answer('List the kings of Judah')).toContain('20. Zedekiah (2 Kings 24:18)');
    expect(answer('what are the minor prophets')).toContain('12. Malachi');
  });

  it('answers one entry alone when the question names its number', () => {
    expect(answer('what is the fourth commandment')).toContain('Remember the sabbath day');
  });

  it('answers nothing when the question asks something else about the same things', () => {
    expect(answer('why did God send the ten plagues')).toBeUndefined();
    expect(answer('what is the greatest commandment')).toBeUndefined();
    expect(answer('which king of Judah burned the scroll')).toBeUndefined();
  });
});

it('the table of lists has a place that exists for every entry', () => {
  const places = [...LISTS.matchAll(/ = ([^;\n]+)/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(200);
  expect(
    places.filter((place) => parseReferenceQuery(place).flatMap((span) => passageOf(span) ?? []).length !== 1),
  ).toEqual([]);
});
