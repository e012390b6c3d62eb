import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By table: SQL of each text that a search reads. */
const SEARCHED = {
  notes: ['title', 'content', `coalesce(scripture, '')`, 'content.lines(tags)'],
  sermons: ['title', 'scripture', 'outline', `coalesce(theme, '')`, `coalesce(body, '')`, `coalesce(series, '')`],
};

const APOSTROPHES = '‘’‛ʼˈ`´′＇׳ʹ';
const QUOTES = '“”„‟«»″＂״';
const DASHES = '‐‑‒–—―−־－';
const [FINAL_LETTERS, LETTERS] = ['ςךםןףץøłđħı', 'σכמנפצoldhi'];
const same = (sign: string, signs: string): string => sign.repeat(signs.length);
/** Accents, the points of Hebrew and of Arabic, and what has no width. */
const MARKS = String.raw`[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u00ad\u034f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]`;

/** Within a word, an apostrophe or a hyphen carries no meaning: don't, Beth-el. */
const joined = (text: string): string =>
  String.raw`regexp_replace(${text}, '([[:alpha:]])[''-](?=[[:alpha:]])', '\1', 'g')`;
const signs = `translate(text, '${APOSTROPHES.replaceAll("'", "''")}${QUOTES}${DASHES}',
  '${same("''", APOSTROPHES)}${same('"', QUOTES)}${same('-', DASHES)}')`;
const letters = `translate(lower(regexp_replace(normalize(${signs}, nfkd), '${MARKS}', '', 'g')), '${FINAL_LETTERS}', '${LETTERS}')`;
const ligatures = `replace(replace(replace(${letters}, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')`;

/**
 * Folds text for the search: case, accents, points, final letters, apostrophes and hyphens carry no meaning, as in the
 * search of the Bible. One function folds both the stored text and the query. Tags that differ only in case or blanks
 * become one, in the spelling that came first.
 */
export class FoldSearchText1795687200000 implements MigrationInterface {
  readonly name = 'FoldSearchText1795687200000';

  async up(runner: QueryRunner): Promise<void> {
    const [{ encoding }]: [{ encoding: string }] = await runner.query(`select getdatabaseencoding() as encoding`);
    // No other encoding has all these letters, or knows their forms. Text without any of them is folded several times as fast.
    const folded =
      encoding === 'UTF8'
        ? `case when octet_length(text) = length(text) then ${joined('lower(text)')} else ${joined(ligatures)} end`
        : joined('lower(text)');
    await runner.query(
      `create function content.folded(text text) returns text language sql immutable strict parallel safe
         as $fold$ select ${folded} $fold$`,
    );
    await runner.query(
      `create function content.tag_key(tag text) returns text language sql immutable strict parallel safe
         as $key$ select lower(${encoding === 'UTF8' ? 'normalize(each, nfc)' : 'each'})
           from regexp_replace(btrim(tag), '\\s+', ' ', 'g') as each $key$`,
    );
    await runner.query(
      `create function content.tag_keys(tags text[]) returns text[] language sql immutable strict parallel safe
         as $keys$ select array(select content.tag_key(tag) from unnest(tags) as tag) $keys$`,
    );
    await searchBy(runner, 'content.folded');
    await spellTags(runner);
  }

  /** Tags keep the one spelling that they have by now. */
  async down(runner: QueryRunner): Promise<void> {
    await searchBy(runner, 'lower');
    for (const name of ['tag_keys', 'tag_key', 'folded']) await runner.query(`drop function content.${name}`);
  }
}

async function searchBy(runner: QueryRunner, fold: string): Promise<void> {
  for (const [table, texts] of Object.entries(SEARCHED)) {
    await runner.query(
      `alter table content.${table} drop column search_text,
         add column search_text text not null generated always as (${fold}(${texts.join(` || E'\\n' || `)})) stored`,
    );
  }
}

/** The table's owner sees rows only while row-level security is not forced. */
async function spellTags(runner: QueryRunner): Promise<void> {
  await runner.query(`alter table content.notes no force row level security`);
  await runner.query(`
    with used as (
      select note.id, note.user_id, tag, place, content.tag_key(tag) as key, created_at
        from content.notes as note, unnest(tags) with ordinality as each (tag, place)
    ), spelled as (
      select distinct on (user_id, key) user_id, key, btrim(tag) as tag from used order by user_id, key, created_at, id, place
    ), once as (
      select distinct on (id, key) id, user_id, key, place from used order by id, key, place
    ), settled as (
      select once.id, array_agg(spelled.tag order by once.place) as tags
        from once join spelled using (user_id, key) group by once.id
    )
    update content.notes as note set tags = settled.tags from settled where settled.id = note.id and settled.tags <> note.tags`);
  await runner.query(`alter table content.notes force row level security`);
}
