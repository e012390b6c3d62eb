import { randomUUID } from 'node:crypto';

/** An invented user's items, by the calls that save them. */
const WRITES = [
  [
    'POST',
    '/api/notes',
    {
      title: 'The Bereans',
      scripture: 'Acts 17:11',
      content: 'They searched the scriptures daily. So should we.',
      tags: ['study'],
    },
  ],
  [
    'POST',
    '/api/notes',
    {
      title: 'Salt',
      scripture: 'Matthew 5:13',
      content: 'Salt is for others, not for itself.',
      tags: ['witness', 'light'],
    },
  ],
  [
    'POST',
    '/api/notes',
    { title: 'A quiet morning', content: 'Thankful for rain on the fields.', tags: ['journal', 'gratitude'] },
  ],
  [
    'POST',
    '/api/sermons',
    {
      title: 'Nobler minds',
      scripture: 'Acts 17:10-12',
      outline: '1. They received the word.\n2. They examined it.\n3. They believed.',
      notes: 'Begin with the road from Thessalonica.',
    },
  ],
  ['POST', '/api/sermons', { title: 'The shepherd', scripture: 'Psalm 23', outline: '1. He leads.\n2. He restores.' }],
  ['PUT', '/api/highlights/Acts/17/11', { colour: 'yellow' }],
  ['POST', '/api/bookmarks', { book: 'John', chapter: 3, verse: 16 }],
  ['POST', '/api/chat/messages', { message: 'Does the Bible say that God helps those who help themselves?' }],
];

/**
 * Saves the sample of an invented user.
 * @param {string} url of a running product
 * @param {string} token of a user who has nothing yet
 * @throws Error that names the call that was refused
 */
export async function writeSample(url, token) {
  for (const [method, path, body] of WRITES) {
    const answer = await fetch(url + path, {
      method,
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
  }
}

/** Tables of users' own content; none of them holds a secret. */
const TABLES = [
  'content.notes',
  'content.sermons',
  'content.highlights',
  'content.bookmarks',
  'study.conversations',
  'study.messages',
];

/**
 * The rows of every user, as JSON.
 * @param {import('pg').Client} client
 * @returns {Promise<Record<string, object[]>>} by table
 */
export async function readSample(client) {
  const rows = {};
  for (const table of TABLES) {
    rows[table] = (
      await client.query(
        `select to_jsonb(t) as row from ${table} t order by to_jsonb(t) ->> 'created_at', to_jsonb(t)::text`,
      )
    ).rows.map(({ row }) => row);
  }
  return rows;
}
