const HIGHLIGHTS = [
  ['Matthew', 5, 3, 'yellow'],
  ['Matthew', 5, 6, 'green'],
  ['Matthew', 5, 8, 'blue'],
  ['Matthew', 5, 9, 'pink'],
  ['Matthew', 5, 13, 'purple'],
  ['John', 3, 16, 'yellow'],
  ['Psalms', 23, 1, 'green'],
  ['Psalms', 23, 4, 'blue'],
];
const BOOKMARKS = [
  ['Matthew', 5, 4],
  ['Matthew', 5, 9],
  ['Romans', 8, 28],
];
const NOTES = [
  {
    title: 'Note on Matthew 5:3',
    content: 'Poor in spirit: the word is used of beggars. Those who come with nothing in their hands.',
    scripture: 'Matthew 5:3',
  },
  {
    title: 'Note on Matthew 5:9',
    content: 'Makers of peace, not only lovers of it.',
    scripture: 'Matthew 5:9',
  },
  {
    title: `Note on John 3:16: ${'a title that someone made much too long '.repeat(3)}`.slice(0, 180),
    content: 'The reason stands before the gift: he loved, so he gave. '.repeat(12),
    scripture: 'John 3:16',
  },
];

/**
 * Gives somebody marks in every colour, bookmarks and notes of the verse tools.
 * @param {(method: string, path: string, body: object) => Promise<unknown>} call the API as that user
 */
export async function seedMarks(call) {
  for (const [book, chapter, verse, colour] of HIGHLIGHTS) {
    await call('PUT', `/api/highlights/${book}/${chapter}/${verse}`, { colour });
  }
  for (const [book, chapter, verse] of BOOKMARKS) await call('POST', '/api/bookmarks', { book, chapter, verse });
  for (const note of NOTES) await call('POST', '/api/notes', note);
}

const JOURNAL = {
  title: 'Morning by the river',
  content: 'Quiet, and grateful for it. Psalm 46:10.',
  tags: ['journal', 'daily', 'reflection'],
};
const STUDY = {
  title: 'Salt that has lost its savour',
  content: 'Salt keeps and seasons; what no longer does either is thrown out.\n\nWhat does that say of a congregation?',
  scripture: 'Matthew 5:13',
  tags: ['salt', 'church'],
};
const SERMON = {
  title: 'Empty Hands',
  scripture: 'Matthew 5:3',
  outline: '1. Who is poor?\n2. Whose is the kingdom?\n3. What we bring',
  notes: 'Begin with the beggar at the gate.',
  body: [
    'I. Who is poor?',
    'He who sits at the gate has nothing to bring, and knows it.',
    '"Blessed are the poor in spirit: for theirs is the kingdom of heaven." (Matthew 5:3)',
    'He says further: "Blessed are they that mourn: for they shall be consoled." (Matthew 5:4) And the saying goes: "God helps those who help themselves."',
    'II. Whose is the kingdom?',
    ...Array.from(
      { length: 6 },
      () => 'It is theirs today: not shall be, but is. The king has come to the gate himself.',
    ),
    'III. What we bring',
    'Empty hands.',
  ].join('\n'),
  date: '2026-12-06',
  preached: [{ date: '2024-01-28', place: 'Grace Chapel', minutes: 27 }],
};

/**
 * Gives somebody something of everything else that is kept: a study note, a journal entry, a sermon, a conversation, a plan.
 * @param {(method: string, path: string, body: object) => Promise<unknown>} call the API as that user
 */
export async function seedWork(call) {
  for (const note of [STUDY, JOURNAL]) await call('POST', '/api/notes', note);
  await call('POST', '/api/sermons', SERMON);
  await call('POST', '/api/chat/messages', { message: 'What does Matthew 5:3 say?' });
  const day = (from) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  const plan = { days: Array.from({ length: 30 }, (_, from) => ({ date: day(from), count: 5 })), remind: false };
  await call('PUT', '/api/library/plans/psalms', plan);
}
