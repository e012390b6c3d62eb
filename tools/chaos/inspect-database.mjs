import pg from 'pg';

/**
 * The writers' work in Postgres itself, read past every service.
 * @param {string} url
 * @param {Set<string>} [earlier] texts that are not looked for
 */
export async function inspectDatabase(url, earlier = new Set()) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const notes = await client.query('select title, content from content.notes');
    const sermons = await client.query('select title from content.sermons');
    const questions = await client.query('select message from study.messages');
    const texts = [
      ...[...notes.rows, ...sermons.rows].map(({ title }) => title),
      ...questions.rows.map(({ message }) => /\((.*)\)$/.exec(message)?.[1] ?? message),
    ];
    const manuscripts = notes.rows
      .map(({ title, content }) => [/^manuscript of writer (\d+)$/.exec(title), /^edition (\d+)$/.exec(content)])
      .filter(([title, content]) => title && content)
      .map(([title, content]) => [Number(title[1]), Number(content[1])]);
    return { texts: texts.filter((text) => !earlier.has(text)), editions: new Map(manuscripts) };
  } finally {
    await client.end();
  }
}
