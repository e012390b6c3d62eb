import { describe, expect, it } from '@jest/globals';
import { cutDay } from './cut-day.js';
import { guessDetails } from './guess-details.js';

describe('guessDetails(name, body)', () => {
  const TEXT = 'He runs to meet him.\nAnd he kisses him.';
  it.each([
    ['2019-03-24 The Lost Son (Luke 15.11-32).docx', TEXT, ['The Lost Son', 'Luke 15:11–32', '2019-03-24']],
    ['20190324_Romans 8_No Condemnation.txt', TEXT, ['No Condemnation', 'Romans 8', '2019-03-24']],
    ['no-condemnation.md', TEXT, ['no condemnation', '', '']],
    ['Sermon.docx', 'Title: Salt\nText: Matthew 5:13-16\nMarch 3rd, 2019', ['Salt', 'Matthew 5:13–16', '2019-03-03']],
    ['Sermon.docx', '# Salt and Light\n\nJohn 99:1, then John 3:16', ['Salt and Light', 'John 3:16', '']],
    ['2019-03-24.txt', 'The Lost Son\nHe runs.', ['The Lost Son', '', '2019-03-24']],
  ])(
    'finds title, scripture and date in the name %j and the beginning of the text',
    (name, body, [title, scripture, date]) => {
      expect(guessDetails(name, body)).toMatchObject({ title, scripture, date });
    },
  );

  it('makes an outline of the headings, without the title', () => {
    const body = '# Salt\n\nI. It preserves\nText.\nII. It seasons\n\n## Prayer\nText.';
    expect(guessDetails('a.md', body)).toMatchObject({
      title: 'Salt',
      outline: 'I. It preserves\nII. It seasons\nPrayer',
    });
  });
});

describe('cutDay(line)', () => {
  it.each([
    ['2019-03-24', '2019-03-24'],
    ['24.03.2019', '2019-03-24'],
    ['03/24/2019', '2019-03-24'],
    ['5/5/2019', '2019-05-05'],
    ['24th of March 2019', '2019-03-24'],
    ['Sunday, Sept. 1, 2019', '2019-09-01'],
    ['03/04/2019, which is March or April', ''],
    ['2019-02-30', ''],
    ['John 3:16 in 2019', ''],
    ['call 20190324555', ''],
  ])('finds in %j the day %j', (line, day) => {
    expect(cutDay(line).day).toBe(day);
  });
});
