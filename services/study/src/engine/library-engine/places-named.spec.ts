import { beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { ask } from '../../study-tools/testing/ask-study-tools.js';
import { studyLibrary, type StudyLibrary } from '../../study-tools/testing/study-library.js';

describeWithLibrary('the library engine, asked for places', () => {
  let study: StudyLibrary;
  beforeAll(async () => {
    study = await studyLibrary();
  });
  const answer = async (message: string) => (await study.engine.answer({ message, mode: 'study' })).response;

  it.each(['Why is Matthew 17:21 missing in my NIV?', 'Is Matthew 17:21 in the Bible?', 'Was Matthew 17:21 removed?'])(
    'says which texts have a verse and which do not: %s',
    async (message) => {
      expect(await answer(message)).toMatch(
        /Not every Bible has Matthew 17:21: of the texts here KJV, .*WEB.* have it; the Greek text of the SBL edition do not\./,
      );
    },
  );

  it.each(['What does Acts 8:37 say in the WEB?', 'Is Acts 8:37 in the Bible?'])(
    'shows its words from a text that has them: %s',
    async (message) => {
      const response = await answer(message);
      expect(response).toContain('Not every Bible has Acts 8:37');
      expect(response).toMatch(/> .*believest.*\n> — Acts 8:37 \((?:KJV|ASV|WBT)\)/);
    },
  );

  it('says no such thing about a verse that all have', async () => {
    expect(await answer('Is John 3:16 in the Bible?')).not.toContain('Not every Bible');
  });

  it.each([
    ['Explain Sirach 3:1', 'Sirach belongs to the Apocrypha, which are not installed.'],
    ['What is 2 Maccabees 12:45 about?', '2 Maccabees belongs to the Apocrypha, which are not installed.'],
    ['Explain Joel 4:1', 'Joel 3:1'],
    ['What does Malachi 3:20 mean?', 'Malachi 4:2'],
    [
      'What does John 3,16 mean?',
      'I read John 3,16 as John 3:16. If you mean the chapters, ask for John 3 and John 16.',
    ],
    ['Explain Rom. viii. 28', 'Romans 8:28'],
    ['Explain Genesis 3:16\u201117', 'Genesis 3:16–17'],
    ['What does Collossians 3:1 say?', 'Colossians 3:1'],
  ])('to %j answers with %j', async (message, expected) => {
    expect(await answer(message)).toContain(expected);
  });

  it.each([
    ['Acts', 8, 37],
    ['Matthew', 17, 21],
    ['Mark', 11, 26],
    ['Romans', 16, 25],
  ] as const)('names %s %i:%i as not in the SBL edition among the Greek words', async (book, chapter, verse) => {
    const { response } = await ask('greek-hebrew', [book, chapter, verse]);
    expect(response).toContain(`The SBL edition does not have this verse (${book} ${chapter}:${verse})`);
    expect(response).not.toContain('No Greek text is installed');
  });
});
