/** A note as somebody typed it, and how it is to be read. */
export interface TypedNote {
  readonly name: string;
  readonly text: string;
  /** Letter by letter as it was typed; or the HTML that its Markdown means. */
  readonly shown: 'as typed' | { readonly html: string };
  /** The verses in it that can be seen and opened. */
  readonly verses?: readonly string[];
}

const POEM = `The Lord is risen
  and the stone is moved,
    and the women run.`;

export const TYPED_NOTES: readonly TypedNote[] = [
  { name: 'a sentence', text: 'Meekness is strength under control.', shown: 'as typed' },
  { name: 'a shopping list', text: 'For Sunday:\n- bread\n- wine\n- 12 candles', shown: 'as typed' },
  { name: 'a poem with indented lines', text: POEM, shown: 'as typed' },
  { name: 'a poem of one line each', text: 'Line one\nLine two\n\nLine three', shown: 'as typed' },
  { name: 'a verse', text: 'See Matthew 5:3 and Luke 6:20.', shown: 'as typed', verses: ['Matthew 5:3', 'Luke 6:20'] },
  { name: 'a range', text: 'Romans 8:28-30; next week.', shown: 'as typed', verses: ['Romans 8:28-30'] },
  { name: 'a chapter alone', text: '1 Cor 13 at the wedding', shown: 'as typed' },
  { name: 'a verse that does not exist', text: 'Obadiah 2:40, he said', shown: 'as typed' },
  { name: 'a numbered list', text: '1. He saw\n2. He ran\n3. He kissed', shown: 'as typed' },
  { name: 'numbers that do not begin at one', text: '16. And so\n18. And on', shown: 'as typed' },
  { name: 'a hashtag', text: '# hope\n#joy #grace', shown: 'as typed' },
  { name: 'one word between stars', text: 'He *ran*. A father!', shown: 'as typed' },
  { name: 'a product', text: '5 * 3 * 2 = 30', shown: 'as typed' },
  { name: 'a power', text: '2 ** 3 ** 2 and a ** b', shown: 'as typed' },
  { name: 'a quotation sign', text: '> and he said\n> come', shown: 'as typed' },
  { name: 'dashes under a line', text: 'Points\n---\nfirst', shown: 'as typed' },
  { name: 'an indented text', text: '    four blanks\n\ta tab', shown: 'as typed' },
  { name: 'a web address', text: 'https://example.org/a_b_c?d=*e*', shown: 'as typed' },
  { name: 'emoji', text: '🙏🙏 amen 👨‍👩‍👧', shown: 'as typed' },
  { name: 'Spanish', text: '¿Quién subirá? Salmo del día\n—Sí, Señor', shown: 'as typed' },
  { name: 'Hebrew and Greek', text: 'חֶסֶד is love\nἀγάπη, too', shown: 'as typed' },
  { name: 'leading blanks and a blank end', text: '   so\n\n\nafter three lines  ', shown: 'as typed' },
  { name: 'a plus at the beginning', text: '+ plus\n- minus', shown: 'as typed' },
  { name: 'HTML', text: '<b>bold</b> &amp; <script>alert(1)</script>', shown: 'as typed' },
  { name: 'bars', text: 'faith | hope | love\na | b', shown: 'as typed' },
  { name: 'snakes and tildes', text: 'snake_case_word, ~about~ 5 < 6 > 4', shown: 'as typed' },
  { name: 'brackets', text: '[x] done, [John 3:16] read (see note)', shown: 'as typed', verses: ['John 3:16'] },
  { name: 'a question of one’s own', text: 'Question: why?\n\nI do not know.', shown: 'as typed' },
  {
    name: 'a heading of two signs: Markdown, whose ends of lines stay',
    text: '## Outline\nHe saw\nHe ran',
    shown: { html: '<h3>Outline</h3><p>He saw<br>He ran</p>' },
  },
  {
    name: 'bold: Markdown, in which an indented line is no code and dashes make no heading',
    text: '**One thing** is needful\n    she sat\n---\n- and *heard*\n- and kept',
    shown: {
      html: '<p><strong>One thing</strong> is needful<br>she sat</p><hr><ul><li>and <em>heard</em></li><li>and kept</li></ul>',
    },
  },
  {
    name: 'a table',
    text: '| Word | Sense |\n| --- | --- |\n| agape | love |',
    shown: {
      html: '<table><thead><tr><th>Word</th><th>Sense</th></tr></thead><tbody><tr><td>agape</td><td>love</td></tr></tbody></table>',
    },
  },
  {
    name: 'a link of Markdown',
    text: 'See [the text](https://example.org), and Mark 1:1',
    shown: { html: '<p>See <a>the text</a>, and <a>Mark 1:1</a></p>' },
    verses: ['Mark 1:1'],
  },
];
