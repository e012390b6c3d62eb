import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BibleText } from '../../works/bible-text.js';
import { sharedKjv } from '../../testing/shared-kjv.js';
import { verifyText } from '../../verify/verify-text.js';
import { studyEngineContract } from '../study-engine.contract.js';
import { LibraryEngine } from './library-engine.js';

let kjv: BibleText;
let engine: LibraryEngine;
beforeAll(async () => {
  kjv = await sharedKjv();
  engine = new LibraryEngine(kjv);
});

studyEngineContract('the library engine', async () => ({ engine, text: kjv }));

const answer = async (message: string) => (await engine.answer({ message, mode: 'study' })).response;
const verified = (response: string) => verifyText([kjv], response);
const quoted = async (response: string) =>
  (await verified(response)).flatMap(({ verdict, reference }) =>
    verdict === 'exact' && reference !== undefined ? [reference] : [],
  );
const WHERE_FROM =
  'Answers are looked up in Berea Notes and in the books on the shelf; nothing is made up as you ask, and every quotation is checked.';

describe('the library engine, asked with references', () => {
  it('answers the verse word for word, with its reference below', async () => {
    expect(await answer('What does Matthew 5:3 say?')).toContain(
      "> Blessed are the poor in spirit: for their's is the kingdom of heaven.\n> — Matthew 5:3 (KJV)",
    );
  });

  it.each([
    ['What does poor in spirit mean in Matthew 5?', ['Matthew 5:3']],
    ['Tell me about John 3:16-18', ['John 3:16-18']],
    ['Compare Rom 3:23 with Eph 2:8,9', ['Romans 3:23', 'Ephesians 2:8', 'Ephesians 2:9']],
    ['mark 4:9', ['Mark 4:9']],
    ['What does 1 Corinthians 13 say about charity that never faileth?', ['1 Corinthians 13:8']],
    ['ps 117', ['Psalm 117:1-2']],
  ])('asked %j, quotes exactly %j', async (message, expected) => {
    expect(await quoted(await answer(message))).toEqual(expected);
  });

  it('shows the beginning of a chapter of 176 verses and says so', async () => {
    const response = await answer('Explain Psalm 119');
    expect(response).toContain('Psalm 119 has 176 verses');
    expect(response).toContain('the first 6');
    expect(await quoted(response)).toEqual(['Psalm 119:1-6']);
  });

  it('says when the chapter that is named does not have the words asked for', async () => {
    const response = await answer('What does Romans 8 say about camels?');
    expect(response).toContain('I looked in Romans 8 for “camels” and found no verse with that.');
  });

  it('says how many of six references it leaves out', async () => {
    expect(await answer('Gen 1:1, Gen 1:2, Gen 1:3, Gen 1:4, Gen 1:5, Gen 1:6')).toContain('You named 2 more');
  });

  it.each([
    ['Obadiah 2:1', 'Obadiah has 1 chapter, so there is no Obadiah 2:1.'],
    ['What does Psalm 151:1 say?', 'Psalms has 150 chapters, so there is no Psalm 151:1.'],
    ['John 3:99', 'There is no John 3:99: that chapter ends with verse 36.'],
    ['Jude 26', 'There is no Jude 1:26: that chapter ends with verse 25.'],
    ['John 3:16-99', 'There is no John 3:16–99: that chapter ends with verse 36.'],
    ['John 20:1-22:5', 'John has 21 chapters, so there is no John 20:1–22:5.'],
    ['What does Hezekiah 3:4 say?', 'There is no book called Hezekiah in the Bible, so I cannot show Hezekiah 3:4.'],
  ])('asked %j, says: %s', async (message, sentence) => {
    const { response, sources } = await engine.answer({ message, mode: 'study' });
    expect(response).toContain(sentence);
    expect((await verified(response)).map(({ verdict }) => verdict)).toEqual(['invalid_reference']);
    expect(sources).toEqual([]);
  });

  it('says so when one of two references does not exist, and shows the other', async () => {
    const response = await answer('Compare Obadiah 2:1 with John 11:35');
    expect(response).toContain('there is no Obadiah 2:1');
    expect(await quoted(response)).toEqual(['John 11:35']);
  });
});

describe('the library engine, asked without references', () => {
  it.each([
    ['What does the Bible say about forgiveness?', ['Matthew 6:14-15', 'Ephesians 4:32']],
    ['How do I deal with anxiety?', ['1 Peter 5:7']],
    ['verses on love your enemies', ['Matthew 5:44']],
    ['Where does it say the love of money is the root of all evil?', ['1 Timothy 6:10']],
    ['be still and know', ['Psalm 46:10']],
    ['I am that I am', ['Exodus 3:14']],
    ['I feel depressed', ['Psalm 34:18']],
    ['Was Jesus tempted?', ['Matthew 4:1-11']],
    ['What is faith?', ['Hebrews 11:1']],
    ['armor of God', ['Ephesians 6:10-20']],
    ['the fruit of the spirit', ['Galatians 5:22']],
    ['help me understand the trinity', ['Matthew 28:19']],
    ['Hello, what is grace?', ['Hebrews 4:16']],
  ])('asked %j, quotes %j among others', async (message, expected) => {
    const response = await answer(message);
    const found = await quoted(response);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found.length).toBeLessThanOrEqual(6);
    expect(response).toContain(WHERE_FROM);
    expect(response).toContain('King James Version');
  });

  it.each([
    ['Whose feet did the ostrich forget may crush her eggs?', 'Job 39:1', 'eggs'],
    ['Who brought gold and apes and peacocks by ship?', '1 Kings 10:22', 'peacocks'],
    ['Where do conies make their houses?', 'Proverbs 30:26', 'conies'],
  ])('asked %j, says how it understood that, and by which words it found %s', async (message, place, word) => {
    const response = await answer(message);
    expect(response).toMatch(
      /^I (?:read this as a question about|am not certain what you mean\. What comes nearest is) /,
    );
    expect(response).toMatch(new RegExp(`^${place}[^:]*: it has .*“${word}”`, 'm'));
  });

  it('in devotional mode, answers in warmer words with the same verses', async () => {
    const message = 'How do I deal with anxiety?';
    const { response } = await engine.answer({ message, mode: 'devotional' });
    expect(response).toContain('Perhaps one of them is for today');
    expect(response).toContain(WHERE_FROM);
    expect(await quoted(response)).toEqual(await quoted(await answer(message)));
  });

  it.each(['asdfqwer zxcv', 'quantum computing', 'what is it'])(
    'asked %j, says that it found nothing',
    async (message) => {
      const { response, sources } = await engine.answer({ message, mode: 'study' });
      expect(response).toContain('found nothing that fits');
      expect(response).toContain('Try ');
      expect(await verified(response)).toEqual([]);
      expect(sources).toEqual([]);
    },
  );

  it('names the King James Version as its source, with its licence', async () => {
    const { sources } = await engine.answer({ message: 'hope', mode: 'study' });
    expect(sources).toEqual([{ id: 'bible-kjv', title: 'King James Version', year: '1611', licence: 'Public domain' }]);
  });
});

describe('the library engine, met with a courtesy', () => {
  it.each(['thanks!', 'Hello', 'Bye', 'who are you?'])('answers %j in a line, without verses', async (message) => {
    const response = await answer(message);
    expect(response.split('\n')).toHaveLength(1);
    expect(await verified(response)).toEqual([]);
  });
});
