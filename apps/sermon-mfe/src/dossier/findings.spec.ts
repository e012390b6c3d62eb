import type { StudyAnswer } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { commentatorsOf, lookOf, referencePiece, referencesOf, saidPiece, senseOf, wordPiece } from './findings-of.js';

const place = { book: 'Luke', chapter: 15, verse: 20, endVerse: 20 };
const answer = (...sections: StudyAnswer['sections']): StudyAnswer => ({
  response: '',
  tool: null,
  place,
  sections,
  sources: [
    { id: 'gill', title: 'Exposition', author: 'John Gill', licence: 'public domain' },
    { id: 'tsk', title: 'Treasury of Scripture Knowledge', author: 'Torrey', licence: 'public domain' },
  ],
  citations: [],
  engine: 'library',
});

describe('the references of a guide', () => {
  const reference = {
    ...place,
    text: 'And he arose, and came to his father.',
    score: 1,
    reasons: [{ kind: 'references' as const, text: 'The Treasury refers to it', source: 'tsk' }],
  };
  const found = answer({ type: 'cross-references', title: '', references: [{ ...reference, reasons: [] }, reference] });

  it('are those that have a reason, and go into a manuscript with their source', () => {
    expect(referencesOf(found)).toEqual([reference]);
    expect(referencePiece(reference, found.sources)).toEqual({
      kind: 'cross-reference',
      title: 'Luke 15:20',
      text: '“And he arose, and came to his father.” (Luke 15:20 KJV)',
      source: 'Torrey, Treasury of Scripture Knowledge',
    });
  });
});

describe('the commentators of a guide', () => {
  const note = (author: string, text: string, focus?: { start: number; end: number }) => ({
    id: text,
    work: 'gill',
    author,
    kind: 'exposition' as const,
    place,
    text,
    ...(focus && { focus }),
  });
  const ran =
    'He ran to meet him, which an old man of the east does for nobody else, and kissed him before a word was said.';

  it('stand once each, at their sentence on the passage, with the whole behind it', () => {
    const text = `On another verse. ${ran} More.`;
    const notes = [
      note('John Gill', text, { start: 18, end: 18 + ran.length }),
      note('John Gill', `${ran} And a second note of the same author.`),
    ];
    const [gill, ...others] = commentatorsOf(answer({ type: 'commentary', title: '', notes }));
    expect(others).toEqual([]);
    expect(gill).toMatchObject({ author: 'John Gill', sentence: ran, whole: text });
    expect(saidPiece(gill!)).toEqual({
      kind: 'quotation',
      title: 'John Gill',
      text: ran,
      source: 'John Gill, Exposition',
    });
  });

  it('leave out a note that only sends its reader elsewhere', () => {
    const notes = [note('Scofield', 'Sin. (See Scofield "Romans 3:23").'), note('John Gill', ran)];
    expect(commentatorsOf(answer({ type: 'commentary', title: '', notes })).map(({ author }) => author)).toEqual([
      'John Gill',
    ]);
  });
});

describe('a word of a guide', () => {
  const word = {
    words: 'compassion',
    form: 'ἐσπλαγχνίσθη,',
    transliteration: 'esplanchnísthē,',
    entry: {
      id: 'G4697',
      lemma: 'σπλαγχνίζομαι',
      language: 'grc' as const,
      direction: 'ltr' as const,
      transliteration: 'splanchnízomai',
      definition: 'to have the bowels yearn, i.e. (figuratively) feel sympathy (in full), to pity; to be moved',
      count: 12,
      verses: 12,
      renderings: [],
      source: 'lexicon-grc',
    },
  };

  it('is read in its own form, with the form’s own transliteration and the first sense', () => {
    expect(lookOf(word)).toEqual({ written: 'ἐσπλαγχνίσθη', said: 'esplanchnísthē', lemma: 'σπλαγχνίζομαι' });
    expect(senseOf(word)).toBe('to have the bowels yearn, i.e. feel sympathy, to pity');
    expect(wordPiece(word)).toMatchObject({
      kind: 'word',
      text: '- compassion: ἐσπλαγχνίσθη (esplanchnísthē), to have the bowels yearn, i.e. feel sympathy, to pity',
      source: 'Strong’s G4697',
    });
  });
});
