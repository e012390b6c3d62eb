import pg from 'pg';
import { fold } from '../text/fold-words.js';

/** The words of a query, each with its sign for a beginning; those of a phrase together. */
const PARTS = /["“”]([^"“”]+)["“”]?|([^\s"“”]+)/g;
const WORD = /[\p{L}']+\*?/gu;

/**
 * The same texts in Postgres: one row for each verse, full-text search with the dictionary `simple`, which leaves no word
 * out, and a GIN index. Words that no verse holds are replaced by the most similar one (pg_trgm).
 */
export class TextSearchOfPostgres {
  private constructor(private readonly client: pg.Client) {}

  /** @param texts of each verse, in plain letters */
  static async over(url: string, texts: readonly (readonly string[])[]): Promise<TextSearchOfPostgres> {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('create extension if not exists pg_trgm');
    await client.query('create temp table verse (position int primary key, document tsvector)');
    await client.query(
      `insert into verse select ordinality - 1, to_tsvector('simple', text) from unnest($1::text[]) with ordinality as t (text)`,
      [texts.map((verse) => verse.join('\n'))],
    );
    await client.query('create index on verse using gin (document)');
    await client.query(`create temp table word as select word from ts_stat('select document from verse')`);
    await client.query('create index on word using gin (word gin_trgm_ops)');
    await client.query('create index on word (word)');
    await client.query('analyze verse, word');
    return new TextSearchOfPostgres(client);
  }

  /** Positions of all verses that it finds, ascending. */
  async find(query: string): Promise<number[]> {
    const folded = fold(query);
    const found = await this.run(folded);
    return found.length ? found : this.run(await this.mend(folded));
  }

  end(): Promise<void> {
    return this.client.end();
  }

  private async run(query: string): Promise<number[]> {
    const { rows } = await this.client.query<[number]>({
      name: 'find',
      text: `select position from verse where document @@ to_tsquery('simple', $1) order by position`,
      values: [tsqueryOf(query)],
      rowMode: 'array',
    });
    return rows.map(([position]) => position);
  }

  private async mend(query: string): Promise<string> {
    const words = query.match(WORD) ?? [];
    const { rows } = await this.client.query<{ word: string; like: string | null }>({
      name: 'mend',
      text: `select asked.word,
        case when exists (select from word where word.word = asked.word) then asked.word
        else (select word.word from word where word.word % asked.word order by similarity(word.word, asked.word) desc limit 1)
        end as like
        from unnest($1::text[]) with ordinality as asked (word, at) order by at`,
      values: [words],
    });
    return rows.map(({ word, like }) => like ?? word).join(' ');
  }
}

const tsqueryOf = (query: string): string =>
  [...query.matchAll(PARTS)]
    .map(([, phrase, word]) => (phrase ?? word ?? '').match(WORD) ?? [])
    .filter(({ length }) => length)
    .map((words) => words.map(lexeme).join(' <-> '))
    .join(' & ');

/** Quoted, so that no sign in it counts. */
const lexeme = (word: string): string => (word.endsWith('*') ? `${quoted(word.slice(0, -1))}:*` : quoted(word));

const quoted = (word: string): string => `'${word.replaceAll("'", "''")}'`;
