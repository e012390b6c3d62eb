import { describe, expect, it } from '@jest/globals';
import { type LexiconPack, packStrongs, type Pack } from '@berea/text-packs';
import { verseEntries } from '../testing/verse-entries.js';
import { type LeftOutWord, wordsBehind } from './named-words.js';
import { readScofield } from './scofield.js';

/** John 21:15 with two of its tagged words, and the forms of the lexicon. */
const POSITION = 26_913;
const TEXT = 'lovest thou me more than these?';
const lexicon = (entries: Record<string, string>): LexiconPack => ({
  kind: 'lexicon',
  language: 'grc',
  entries: Object.entries(entries).map(([id, lemma]) => ({
    ...{ id, lemma, transliteration: '', pronunciation: '', partOfSpeech: '', derivation: '', definition: '' },
    ...{ renderings: '', see: [] },
  })),
});
const WORKS: Record<string, Pack> = {
  'bible-kjv': {
    kind: 'bible',
    code: 'KJV',
    verses: Object.assign([], { [POSITION]: TEXT }),
    words: { [POSITION]: [0, 6, 1, packStrongs('G25'), 15, 4, 1, packStrongs('G4119')] },
    ...{ marks: {}, lines: {}, paragraphs: [], headings: [], notes: [] },
  },
  'lexicon-grc': lexicon({ G25: 'ἀγαπάω', G4119: 'πλείων', G1228: 'διάβολος' }),
};

function read(text: string, works = WORKS): { texts: string[]; left: LeftOutWord[] } {
  const left: LeftOutWord[] = [];
  const { notes } = readScofield(
    verseEntries({ 'John.21.15': text }),
    wordsBehind((id) => works[id]),
    (word) => left.push(word),
  );
  return { texts: notes.map((note) => note.text), left };
}
const word = (number: string, form: string): string => `<w lemma="strong:${number}">${form}</w>`;
const LOVEST = '<hi type="bold">lovest</hi> ';

describe('a Greek word that a note names by number', () => {
  it('stays, in the form of the lexicon, when the words that the note quotes are tagged with its number', () => {
    expect(read(`${LOVEST}(Greek - ${word('G25', 'ἀγάπη')}," to love).`)).toEqual({
      texts: ['Greek ἀγαπάω, to love.'],
      left: [],
    });
  });

  it.each([
    ['another verse', word('G1228', 'διάβολος'), 'G1228'],
    ['another word of the verse', word('G4119', 'πλείων'), 'G4119'],
  ])('is left out when it is of %s, and is reported', (_name, named, number) => {
    const { texts, left } = read(`${LOVEST}(Greek - ${named}, deeply love). It is divine.`);
    expect(texts).toEqual(['Greek: deeply love. It is divine.']);
    expect(left).toMatchObject([{ position: POSITION, on: 'lovest', number }]);
  });

  it('is left out when there is no tagged text or no lexicon to prove it', () => {
    const text = `${LOVEST}(Greek - ${word('G25', 'ἀγαπάω')}, to love).`;
    for (const lacking of ['bible-kjv', 'lexicon-grc']) {
      const works = Object.fromEntries(Object.entries(WORKS).filter(([id]) => id !== lacking));
      expect(read(text, works).texts).toEqual(['Greek: to love.']);
    }
  });

  const [right, wrong] = [word('G25', 'ἀγαπάω'), word('G1228', 'διάβολος')];
  it.each([
    [`love ( (Greek - ${right} ), and has`, 'love (Greek ἀγαπάω), and has'],
    [`love ( (Greek - ${wrong} ), and the use in the O).T. is one`, 'love, and the use in the O.T. is one'],
    [`dust ( (Greek - ${wrong}," i).e. the nations`, 'dust, i.e. the nations'],
    [
      `of a (Greek - ${wrong} ("agapao") meaning to love, in the N).T. so`,
      'of a Greek word ("agapao") meaning to love, in the N.T. so',
    ],
    [`(Greek - ${right} = "making new)." It`, 'Greek ἀγαπάω = "making new." It'],
    [`The (Greek - ${wrong}). This`, 'The Greek word. This'],
    [`(Greek - ${wrong})." See (cf) John 3:16.`, 'See cf. John 3:16.'],
    [`(Greek - ${wrong})...mine own hand." The apostle`, 'The apostle'],
    ['(Greek - revelation, unveiling).', 'Greek: revelation, unveiling.'],
    ['so ((See Scofield "Genesis 15:18")), but', 'so (See Scofield "Genesis 15:18"), but'],
  ])('leaves no broken brackets: %s', (text, mended) => {
    expect(read(LOVEST + text).texts).toEqual([mended]);
  });

  it('leaves no note without a word', () => {
    expect(read(`${LOVEST}(Greek - ${wrong}).`).texts).toEqual([]);
  });
});
