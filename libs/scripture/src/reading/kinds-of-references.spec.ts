import { describe, expect, it } from '@jest/globals';
import {
  findOutsideReferences,
  parseReferences,
  parseRelatedReferences,
  readReferenceQuery,
  type ReferenceSpan,
} from '../index.js';

/** 'Matt 5:3-12', with '!' before a reference that does not exist. */
const written = ({ book, chapter, verse, endChapter, endVerse, valid }: ReferenceSpan) =>
  `${valid ? '' : '!'}${book.osis} ${chapter}${verse === undefined ? '' : `:${verse}`}${
    endChapter === undefined ? '' : `-${endChapter}`
  }${endVerse === undefined ? '' : `-${endVerse}`}`;
const inText = (text: string, read: (text: string) => ReferenceSpan[] = parseReferences) => {
  const spans = read(text);
  for (const { start, end, text: words } of spans) expect(text.slice(start, end)).toBe(words);
  return spans.map(written);
};
const alone = (text: string) => readReferenceQuery(text).references.map(written);
const both = (text: string, ...expected: string[]) => {
  expect({ text, read: inText(`so ${text}, he says`) }).toEqual({ text, read: expected });
  expect({ text, read: alone(text) }).toEqual({ text, read: expected });
};

describe('a reference is read alike', () => {
  it.each([
    ['Genesis 3:16\u201117', 'Gen 3:16-17'],
    ['Genesis 3:16\u221217', 'Gen 3:16-17'],
    ['Genesis 3:16\u00ad-17', 'Gen 3:16-17'],
    ['Genesis 3:16–17', 'Gen 3:16-17'],
    ['Genesis 3:16—17', 'Gen 3:16-17'],
    ['Psalm 23:1\u20124', 'Ps 23:1-4'],
    ['Psalm 23:1\ufe634', 'Ps 23:1-4'],
    ['Psalm 23:1\uff0d4', 'Ps 23:1-4'],
    ['2 Tim 3:16\u201017', '2Tim 3:16-17'],
    ['John\u00a03:16', 'John 3:16'],
    ['John\u202f3:\u200b16', 'John 3:16'],
    ['\u2066John 3:16\u2069', 'John 3:16'],
  ])('with any dash, blank or invisible sign: %j', (text, expected) => both(text, expected));

  it.each([
    ['John ３:１６', 'John 3:16'],
    ['１ Cor 13:4', '1Cor 13:4'],
    ['John 3：16', 'John 3:16'],
    ['John ३:१६', 'John 3:16'],
    ['Ｊｏｈｎ ３：１６', 'John 3:16'],
    ['John 3∶16', 'John 3:16'],
    ['Ps ٢٣:١', 'Ps 23:1'],
    ['Ⅱ Timothy 3:16', '2Tim 3:16'],
  ])('with any digits and colon: %j', (text, expected) => both(text, expected));

  it.each([
    ['Rom 8:28f', 'Rom 8:28-29'],
    ['Matthew 5:3f.', 'Matt 5:3-4'],
    ['Heb 1:1 f', 'Heb 1:1-2'],
    ['Rom 8:39f', 'Rom 8:39'],
    ['Rom 8:28s', 'Rom 8:28-29'],
    ['1 Cor 13:4sq', '1Cor 13:4-5'],
    ['Rom 8:28ff', 'Rom 8:28-39'],
    ['Is 53:4ss', 'Isa 53:4-12'],
    ['John 3f', 'John 3-4'],
    ['Isaiah 65ff', 'Isa 65-66'],
    ['John 3:16-end', 'John 3:16-36'],
    ['Rom 7:14–end', 'Rom 7:14-25'],
    ['Luke 15:11 to end', 'Luke 15:11-32'],
    ['Acts 2:42 - the end', 'Acts 2:42-47'],
  ])('with the verses that follow it: %j', (text, expected) => both(text, expected));

  it.each([
    ['Rom. viii. 28', ['Rom 8:28']],
    ['John iii. 16', ['John 3:16']],
    ['I Cor. xiii. 4', ['1Cor 13:4']],
    ['Matt. v. 3', ['Matt 5:3']],
    ['Psalm CXIX. 105', ['Ps 119:105']],
    ['Heb. xii, 1', ['Heb 12:1']],
    ['Isa. liii. 4-6', ['Isa 53:4-6']],
    ['Rom. viii. 28; xii. 1', ['Rom 8:28', 'Rom 12:1']],
    ['Jude v. 3', ['Jude 1:3']],
    ['Song of Sol. ii. 1', ['Song 2:1']],
  ])('with its chapter in Roman numerals: %j', (text, expected) => both(text, ...expected));

  it.each([
    ['John 3,16', ['John 3:16']],
    ['Mt 5,3-12', ['Matt 5:3-12']],
    ['1 Kor 13,4', []],
    ['Ps 23,1.4', ['Ps 23:1', 'Ps 23:4']],
    ['Mt 5,3; 6,9', ['Matt 5:3', 'Matt 6:9']],
    ['1 Cor 13,4', ['1Cor 13:4']],
    ['Romans 8, 28', ['Rom 8', '!Rom 28']],
    ['Genesis 1, 2', ['Gen 1', 'Gen 2']],
  ])('with a comma before its verse: %j', (text, expected) => both(text, ...expected));

  it('and tells of both chapters when a comma may mean them', () => {
    const chapters = (text: string) => parseReferences(text).map(({ orChapters }) => orChapters);
    expect(chapters('John 3,16')).toEqual([[3, 16]]);
    expect(chapters('Exodus 20,21')).toEqual([[20, 21]]);
    expect(chapters('Romans 8,28 and John 3:16, Acts 9,4')).toEqual([undefined, undefined, undefined]);
    expect(chapters('Mt 5,3-12')).toEqual([undefined]);
  });

  it.each([
    ['Juan 3:16', 'John 3:16'],
    ['Salmos 23', 'Ps 23'],
    ['Génesis 1:1', 'Gen 1:1'],
    ['Hechos 2:38', 'Acts 2:38'],
    ['1 Reyes 3:5', '1Kgs 3:5'],
    ['1ª Corintios 13:4', '1Cor 13:4'],
    ['Primera de Juan 4:8', '1John 4:8'],
    ['Cantar de los Cantares 2:1', 'Song 2:1'],
    ['Stg 1:5', 'Jas 1:5'],
    ['يوحنا ٣:١٦', 'John 3:16'],
    ['مزمور 23', 'Ps 23'],
    ['1 كورنثوس 13:4', '1Cor 13:4'],
  ])('by the name of its book in another language: %j', (text, expected) => both(text, expected));

  it.each([
    ['Collossians 3:1', 'Col 3:1'],
    ['Titas 2:11', 'Titus 2:11'],
    ['Ephesions 2:8', 'Eph 2:8'],
    ['Revalations 3:20', 'Rev 3:20'],
    ['Pslam 23', 'Ps 23'],
    ['Isiah 53', 'Isa 53'],
    ['Canticles 2:1', 'Song 2:1'],
    ['Phillipians 4:13', 'Phil 4:13'],
    ['Galations 5:22', 'Gal 5:22'],
    ['1 Thesalonians 5:17', '1Thess 5:17'],
    ['Habbakuk 3:17', 'Hab 3:17'],
    ['Duetoronomy 6:4', 'Deut 6:4'],
    ['2 Corinthains 5:17', '2Cor 5:17'],
    ['collossians 3:1', 'Col 3:1'],
    ['Ecclesiates 3:1', 'Eccl 3:1'],
  ])('when the name is mistyped: %j', (text, expected) => both(text, expected));

  it.each([
    ['Jud 1:19, 3:1', ['Judg 1:19', 'Judg 3:1']],
    ['Jud 4:4', ['Judg 4:4']],
    ['Jud 16:28; 1:19', ['Judg 16:28', 'Judg 1:19']],
    ['Jud 1:3', ['Jude 1:3']],
    ['Jude 1:19, 3:1', ['Jude 1:19', '!Jude 3:1']],
  ])('by the one of two books that fits: %j', (text, expected) => both(text, ...expected));
});

describe('a verse without its book or chapter', () => {
  it.each<[string, string[]]>([
    ['Matthew 5:3-12. “Blessed are they that mourn” (v. 9).', ['Matt 5:3-12', 'Matt 5:9']],
    ['“Blessed are they that mourn” (5:4) follows Matthew 5:3.', ['Matt 5:4', 'Matt 5:3']],
    ['Psalm 23 says so (vv. 5–6), and in verse 1.', ['Ps 23', 'Ps 23:5-6', 'Ps 23:1']],
    ['John 3:16 (cf. 1:12), then vv. 17, 18 and 21', ['John 3:16', 'John 1:12', 'John 3:17', 'John 3:18', 'John 3:21']],
    ['Romans 8:28. Ibid. Ibid., v. 31; ibid. 9:1', ['Rom 8:28', 'Rom 8:28', 'Rom 8:31', 'Rom 9:1']],
    ['Of Philippians 4 I love ch. 2:5 and chapter 1, verse 6.', ['Phil 4', 'Phil 2:5', 'Phil 1:6']],
    ['Psalm 23 (v. 9)', ['Ps 23', '!Ps 23:9']],
  ])('belongs to the reference before it, or the next: %j', (text, expected) => {
    expect(inText(text, parseRelatedReferences)).toEqual(expected);
  });

  it('goes on from an earlier part of the text', () => {
    const [before] = parseReferences('Matthew 5:3');
    expect(parseRelatedReferences('and v. 9 says', before).map(written)).toEqual(['Matt 5:9']);
  });

  it.each([
    'see v. 9 and (5:4)',
    'John 3:16 in version v. 2.0',
    'John 3:16 is read at the service (7:30 pm)',
    'John 3:16 is sung, and so is verse 99 of the song',
    'Genesis 1-2 is long (v. 9)',
    'The team (5:44) won; see Titus 3:5.',
  ])('is none when no book or chapter is known, or no such verse: %j', (text) => {
    expect(parseRelatedReferences(text).filter(({ relative }) => relative)).toEqual([]);
  });
});

describe('the translation beside a reference', () => {
  it.each([
    ['Esther 4:14 KJV', ['Esth 4:14'], 'KJV'],
    ['Heb 11:1 (ESV)', ['Heb 11:1'], 'ESV'],
    ['John 3:16NIV', ['John 3:16'], 'NIV'],
    ['john 3:16 niv', ['John 3:16'], 'NIV'],
    ['NASB Ps 23', ['Ps 23'], 'NASB'],
    ['Romans 8:28, in the New International Version', ['Rom 8:28'], 'NIV'],
    ['Ps 23; John 3:16 web', ['Ps 23', 'John 3:16'], 'WEB'],
    ['Juan 3:16 RVR1960', ['John 3:16'], 'Reina-Valera 1960'],
  ])('is read apart in a field: %j', (text, expected, version) => {
    expect({ read: alone(text), version: readReferenceQuery(text).version }).toEqual({ read: expected, version });
  });

  it.each(['John 3:16 love', 'the net', 'NIV', 'John 3:16 in the message of love'])(
    'makes no reference of %j',
    (text) => {
      expect(readReferenceQuery(text)).toEqual({ references: [] });
    },
  );
});

describe('books that are none of the 66', () => {
  it.each([
    ['What does Sirach 3:1 say?', ['Sirach: Sirach 3:1']],
    [
      'Ecclesiasticus 2:1 and Wisdom of Solomon 3:1-4',
      ['Sirach: Ecclesiasticus 2:1', 'Wisdom of Solomon: Wisdom of Solomon 3:1-4'],
    ],
    ['Read 1 Maccabees 2 and II Esdras 7:28', ['1 Maccabees: 1 Maccabees 2', '2 Esdras: II Esdras 7:28']],
    ['Tob. 4:15, 1 Enoch 1:9', ['Tobit: Tob. 4:15', 'Enoch: 1 Enoch 1:9']],
    ['Bel 2 and Judith 3 went to the bar 4 times', []],
  ])('in %j are %j', (text, expected) => {
    expect(findOutsideReferences(text).map(({ book, text: words }) => `${book.name}: ${words}`)).toEqual(expected);
    expect(inText(text)).toEqual([]);
  });

  it('keep their numbers from the book before', () => {
    expect(inText('John 3:16; Sirach 3:1; 4:2')).toEqual(['John 3:16']);
    expect(alone('is 2 Maccabees 12:45')).toEqual([]);
  });
});

describe('a number that counts, times or calls', () => {
  it.each([
    'Call Mark 555-1234',
    'Rev 7:30pm',
    'Mark 4:30 p.m.',
    'Luke 11:30 am today',
    'Ruth 020 7946 0958',
    'Peter 007',
    'Daniel 555 1234',
    'James III and John III',
    'Acts 2,000 people',
    'Revolution 9:30',
    'Romania 2:1, Philippines 3:2, Judea 3:1',
    'Hebrew 4 and Roman 8',
    'Judge 3, Marks 4, Johns 5',
    '11 Samuel 17:35',
  ])('is no reference: %j', (text) => {
    expect(inText(text)).toEqual([]);
  });

  it('is a reference when it goes on as a sentence', () => {
    expect(inText('In John 3:16 am I told so? Psalm 119 is long.')).toEqual(['John 3:16', 'Ps 119']);
  });

  it('is no further verse of the reference before it', () => {
    expect(inText('Matthew 5:3 and 8 others, 7 people')).toEqual(['Matt 5:3']);
    expect(inText('Matthew 5:3 and 8, others say')).toEqual(['Matt 5:3', 'Matt 5:8']);
  });
});
