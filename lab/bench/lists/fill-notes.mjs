import pg from 'pg';

/**
 * Notes of some 100 to 2,000 characters, as people write them: tags, a scripture, every seventh an analysis.
 * @param {string} databaseUrl
 * @param {[{ id: string }, number][]} accounts and how many each of them gets
 */
export async function fillNotes(databaseUrl, accounts) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    for (const [{ id }, count] of accounts) {
      await client.query(
        `insert into content.notes (user_id, title, content, scripture, tags, created_at, updated_at)
           select $1, 'Note ' || at, left(prose, 100 + (at * 37) % 1900) || case when at % 10 = 0 then ' a LIGHTHOUSE' else '' end
                  || ' needle ' || at, 'Matthew 5:' || at % 48 + 1,
                  array['mercy', 'tag ' || at % 40] || case when at % 7 = 0 then array['study-tool'] else '{}'::text[] end,
                  now() - at * interval '1 hour', now() - at * interval '1 hour'
             from generate_series(1, $2::int) as at,
                  lateral (select string_agg(md5(at || ':' || word) || ' ', '') as prose from generate_series(1, 62) as word) as words`,
        [id, count],
      );
    }
    await client.query('vacuum analyze content.notes');
  } finally {
    await client.end();
  }
}
