/** A word of a folded text. */
export const WORD = /\p{L}+(?:['-]\p{L}+)*|\p{N}+/gu;

/** Case, accents, points, ligatures, final letters, and the many shapes of apostrophes and hyphens carry no meaning for us. */
export const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[æǽ]/g, 'ae')
        .replace(/œ/g, 'oe')
        .replace(FINALS, (letter) => USUAL.charAt(IN_THE_END.indexOf(letter)))
        .replace(SMALL_CAPITALS, (letter) => 'abcdefghijklmnoprstuvwyz'.charAt(SMALL_CAPITALS_IN_ORDER.indexOf(letter)))
        .replace(/[\u2018\u2019\u201b\u02bc\u0060\u00b4\uff07]/g, "'")
        .replace(/[\u2010\u2011\u00ad]/g, '-');

/** Greek and Hebrew letters that are written otherwise at the end of a word. */
const [IN_THE_END, USUAL] = ['ςךםןףץ', 'σכמנפצ'];
const FINALS = new RegExp(`[${IN_THE_END}]`, 'g');

const SMALL_CAPITALS_IN_ORDER = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
/** Letters of their own, which some write in 'Lᴏʀᴅ'; no normalisation knows them. */
const SMALL_CAPITALS = new RegExp(`[${SMALL_CAPITALS_IN_ORDER}]`, 'g');

/** Texts that have only case to lose, as most have: they are folded several times as fast. */
const PLAIN = /^[\n -_a-~]*$/;

/** The folded words of a text in order; "the LORD's Beth-el" → the, lord's, beth-el. Numbers are words of their own. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** A word without apostrophes and hyphens, so that "LORD's" and "lords", "Beth-el" and "Bethel" are the same. */
export const bare = (word: string): string => word.replace(/['-]/g, '');
