import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { studyLibrary, type StudyLibrary } from '../../study-tools/testing/study-library.js';
import { studyEngineContract } from '../study-engine.contract.js';

describeWithLibrary('the library engine with the whole library', () => {
  let study: StudyLibrary;
  beforeAll(async () => {
    study = await studyLibrary();
  });

  studyEngineContract('the same engine', async () => ({ engine: study.engine, text: study.library.main }));

  const answer = (message: string, mode: 'study' | 'devotional' = 'study') => study.engine.answer({ message, mode });

  describe('asked with one reference', () => {
    it('answers with the section of the verse, a commentary and verses to compare, and names the works', async () => {
      const { response, sources } = await answer('Tell me about John 3:16');
      expect(response).toContain("- John 3:1–21: Christ's discourse with Nicodemus.");
      expect(response).toMatch(/\*Matthew Henry, Concise Commentary on the Whole Bible.*, on John 3:1–21\*/);
      expect(response).toContain('> — 1 John 4:9–10 (KJV)');
      expect(response).toContain('nothing is made up as you ask, and every quotation is checked.');
      expect(sources.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['bible-kjv', 'commentary-mhcc', 'topics-nave']),
      );
    });

    it.each([
      ['the Greek words of John 3:16', 'μονογενής monogenḗs (G3439)'],
      ['cross-references for Matthew 4:4', 'Deuteronomy 8:3'],
      ['sermon outline for Psalm 23:1', 'Work out the similitude of a shepherd'],
    ])('asked for %s, answers by that study tool: %s', async (message, words) => {
      expect((await answer(message)).response).toContain(words);
    });

    it('in devotional mode, answers with what to think over and a verse to carry', async () => {
      const { response } = await answer('Matthew 5:5', 'devotional');
      expect(response).toContain('## To think over');
      expect(response).toContain('## To carry with you: Psalm 37:11');
      expect(response).not.toContain('## Verses to compare');
    });

    it('asked for a chapter, shows what its parts are about', async () => {
      const { response } = await answer('Romans 8');
      expect(response).toContain('- Romans 8:32–39: Their final triumph, through Christ.');
      expect(response).not.toContain('## In the words of');
    });
  });

  it('answers several references with their verses alone', async () => {
    const { response, sources } = await answer('Compare Rom 3:23 with Eph 2:8');
    expect(response).not.toContain('## ');
    expect(sources.map(({ id }) => id)).toEqual(['bible-kjv']);
  });

  it('asked what agape means, looks the lemma up in the lexicon', async () => {
    const { response, sources } = await answer('What does agape mean?');
    expect(response).toContain('love 85, charity 28');
    expect(sources.map(({ id }) => id)).toContain('lexicon-grc');
  });

  it('asked who Barnabas was, answers with the article on him, a verse that names him and where to read of him', async () => {
    const { response, sources } = await answer('Who was Barnabas?');
    expect(response).toMatch(/^Barnabas is a Levite from Cyprus/);
    expect(response).toMatch(/^> .*Barnabas.*\n> — Acts \d+:\d+ \(KJV\)$/m);
    expect(response).toMatch(/^Read of Barnabas in Acts 4:36/m);
    expect(sources.map(({ id }) => id)).toContain('berea');
  });

  it('answers in the same way about a person in a longer question', async () => {
    expect((await answer('Who is Mephibosheth and why should I care')).response).toMatch(/^Mephibosheth is the son of/);
  });

  it('takes no minor word of a question of fact for its subject', async () => {
    const { response } = await answer('What did the elders say to King Rehoboam about the yoke of his father?');
    expect(response).toMatch(/^> — (?:1 Kings 12|2 Chronicles 10):/m);
    expect(response).toMatch(/^Read of .* in (?:1 Kings 12|2 Chronicles 10):/m);
  });

  it.each([
    ['How old was Joseph when Pharaoh set him over all the land of Egypt?', 'Genesis 41'],
    ['What did Abigail load on her donkeys for the men of David?', '1 Samuel 25'],
    ['Which twelve stones did Elijah take to repair the altar of the LORD?', '1 Kings 18'],
  ])(
    'asked %j, which names more than a person or a list, begins with the place that tells it',
    async (asked, place) => {
      const { response } = await answer(asked);
      expect(response).toMatch(/^I read this as a question about /);
      expect(response.split('> — ')[1]).toMatch(new RegExp(`^${place}:`));
    },
  );

  it('takes words by which people ask for no saying that is not in the Bible', async () => {
    const { response } = await answer('What did Jesus say would become of the temple and its great stones?');
    expect(response).not.toContain('These words do not stand in the Bible');
    expect((await answer('What would Jesus do?')).response).toContain('These words do not stand in the Bible');
  });

  it.each([
    ['the Great Commission', 'Matthew 28:16-20'],
    ['the good Samaritan', 'Luke 10:25-37'],
  ])('asked for %j and nothing else, shows the passage of that name', async (message, reference) => {
    expect((await answer(message)).response).toContain(` see ${reference}.`);
  });

  it('reads a long message by the sentence that asks', async () => {
    const { response } = await answer(
      'Is cremation allowed? My family has to decide by Friday, and my aunt, whom I love, is very much against it.',
    );
    expect(response).toMatch(/^The Bible does not forbid cremation/);
  });

  it('offers questions in place of a passage that shares words with a story by chance', async () => {
    const { response, next } = await answer(
      'my printer broke again and i was on the phone with them for two hours last night, i have had it with that thing',
    );
    expect(response).toContain('I do not want to guess');
    expect(response).not.toContain('> ');
    expect(next?.length).toBeGreaterThan(0);
  });

  it.each(['a few wedding texts, but not 1 Corinthians 13', 'a call to worship besides Psalm 100'])(
    'shows no passage that is named to be left out: %j',
    async (message) => {
      expect((await answer(message)).response).not.toMatch(/Here is (?:1 Corinthians 13|Psalm 100)/);
    },
  );

  it('says of the sections of a chapter what they do', async () => {
    const { response } = await answer('Luke 15');
    expect(response).toContain('- **Luke 15:1–10**, A lost sheep and a lost coin: ');
  });

  it('says that a chapter lacks a word only where it does', async () => {
    expect((await answer('Ecclesiastes 12 grinders')).response).not.toContain('found no verse with that');
    expect((await answer('Ecclesiastes 12 camels')).response).toContain('found no verse with that');
  });

  it('asked what happened at a place, tells of the place', async () => {
    expect((await answer('what happened at Jericho')).response).toMatch(/^Jericho is an oasis town/);
  });

  it('asked what a book is about, begins with its introduction, quotes its key verse and names its parts', async () => {
    const { response, sources } = await answer("what's Habakkuk about");
    expect(response).toMatch(/^A prophet asks God why/);
    expect(response).toMatch(/^> — Habakkuk 2:4 \(KJV\)$/m);
    expect(response).toContain('- **Habakkuk 2:6–20**: Five woes');
    expect(sources.map(({ id }) => id)).toContain('berea');
  });

  it.each([
    ['when was Revelation written', 'When'],
    ['who wrote Habakkuk', 'Who wrote it'],
    ['who was Philippians written to?', 'For whom'],
  ])('asked %j, begins with that', async (message, label) => {
    expect((await answer(message)).response.startsWith(`- **${label}**: `)).toBe(true);
  });

  it('knows a Spanish question without a sign by its words', async () => {
    expect((await answer('tengo mucha ansiedad y no puedo dormir')).response).toMatch(
      /^Sobre .*Pasajes: Mateo 6:34; /s,
    );
  });

  it.each([
    ['Can you lose your salvation?', 'Hebrews'],
    ['What is the kingdom of God?', 'Mark'],
    ['Why does God allow suffering?', 'Job 42:7'],
    ['¿Por qué permite Dios el sufrimiento?', 'Job 42:7'],
  ])('asked %j, which our notes have as a phrasing, begins with their answer', async (message, place) => {
    const { response } = await answer(message);
    const [lead = '', ...beginning] = response.split('\n\n').slice(0, 3);
    expect(lead).not.toMatch(/^>|^On |^Sobre /);
    expect(beginning.join('\n')).toMatch(/^\*(?:Berea’s own short answer|Respuesta breve de Berea)/m);
    expect(response).toContain(place);
  });

  it('asked when a book was written, shows its introductions and not all its parts', async () => {
    const { response } = await answer('when was Revelation written');
    expect(response).toContain('A.D. 96');
    expect(response).not.toContain('## Its parts');
  });

  it('says how many books the Bible has', async () => {
    expect((await answer('How many books are in the Bible?')).response).toMatch(
      /^This Bible has 66 books, 1,189 chapters and 31,102 verses\. The Old Testament has 39 books, /,
    );
  });

  it('asked in Spanish, writes references as Spanish does, in full, and the verifier blames none', async () => {
    const { response } = await answer('léeme el Salmo 23');
    expect(response).toContain('Este es el texto de Salmo 23 en la Reina-Valera');
    expect(response).toContain('Pasajes: Salmo 23:1–6.');
    const anxious = await answer('¿qué dice la Biblia sobre la ansiedad?');
    expect(anxious.response).toMatch(/^Sobre “ansiedad” .*\n\nPasajes: Mateo 6:34; Filipenses 4:6–7; 1 Pedro 5:7; /);
    const citations = await study.verifier.citations(anxious.response);
    expect(citations.filter(({ verdict }) => verdict === 'invalid_reference')).toEqual([]);
  });

  it('shows no verse when no place is certain, and offers similar questions', async () => {
    const { response, next } = await answer('Why did the innkeeper of Jericho sell his donkey?');
    expect(response).toContain('found nothing that fits');
    expect(next?.join()).toMatch(/innkeeper/i);
    expect(response).not.toMatch(/^>/m);
  });

  it('asked in Spanish for a subject that no table names, shows no verse, since certainty was learnt in English', async () => {
    const { response } = await answer('¿Por qué vendió su burro el posadero de Jericó?');
    expect(response).toContain('no encontré nada que corresponda');
    expect(response).not.toMatch(/^>/m);
  });

  it.each(['quantum computing', 'asdfqwer zxcv'])('asked %j, says that it found nothing', async (message) => {
    const { response, sources } = await answer(message);
    expect(response).toContain('found nothing that fits');
    expect(sources).toEqual([]);
  });
});
