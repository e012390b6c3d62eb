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

  it.each([
    [
      'under its day, series and reading',
      '24 March 2019\nSeries: Matthew\nMatthew 5:13-16\nSalt & Light\n\nYou are the salt.',
    ],
    ['above its readings', '**Salt & Light**\n\nReadings: Matthew 5:13-16\n\nYou are the salt.'],
    ['above a heading', 'Salt & Light\n\n## Introduction\n\nMatthew 5:13-16 says it.'],
  ])('finds a title that no style marks %s', (_where, body) => {
    expect(guessDetails('Palm trees.docx', body)).toMatchObject({
      title: 'Salt & Light',
      scripture: 'Matthew 5:13–16',
    });
  });

  it.each([
    ['sermon final v2.docx', 'Salt & Light\n\nYou are the salt.', 'Salt & Light'],
    ['Palm trees.docx', 'You are the salt. And light.\n24 March 2019', 'Palm trees'],
    ['Palm trees.docx', 'Matthew 5:13-16\n24 March 2019\nYou are the salt of the earth.', 'Palm trees'],
  ])('takes the title from the more telling one of the name %j and the beginning %j', (name, body, title) => {
    expect(guessDetails(name, body).title).toBe(title);
  });

  it('keeps several readings, none from a footnote, and no mark of a footnote in the outline', () => {
    const body = '# Salt[^1]\n\nIsaiah 58:1-9a\nPsalm 112; Matthew 5:13-16\n\n## **Earth**[^2]\n\nText.';
    expect(guessDetails('a.docx', body)).toMatchObject({
      title: 'Salt',
      scripture: expect.stringMatching(/^Isaiah 58:1–9a?; Psalms? 112; Matthew 5:13–16$/),
      outline: 'Earth',
    });
    expect(guessDetails('a.docx', 'Salt\n\nIt is white.\n\n[^1]: See Job 6:6').scripture).toBe('');
  });

  it('trusts the details that the file names, and keeps them as typed when Berea exported it', () => {
    const fields = { title: 'Salt', scripture: 'Luke 15:11-32', date: '24 March 2019', theme: 'Be salt.' };
    expect(guessDetails('Light.md', '# Other\n\nJohn 3:16', fields)).toMatchObject({
      title: 'Salt',
      scripture: 'Luke 15:11–32',
      date: '2019-03-24',
      theme: 'Be salt.',
    });
    expect(guessDetails('a.docx', 'Text', { ...fields, isOurs: true }).scripture).toBe('Luke 15:11-32');
  });

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
