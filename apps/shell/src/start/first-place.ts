import { kept } from './first-facts.js';

/** A chapter that an address names by its book's own name. */
export interface FirstPlace {
  /** As the chapter's call has it: 'Song%20of%20Solomon/2'. */
  readonly path: string;
  /** Which translation the address asks for. */
  readonly asked: string | undefined;
  /** A verse is named, which is brought into view. */
  readonly marked: boolean;
}

const BIBLE = /^\/bible(?:\/|$)/;

/** Books by their own names, and how many chapters each has; other spellings of them are the scripts' matter. */
export const CHAPTERS =
  'Genesis 50,Exodus 40,Leviticus 27,Numbers 36,Deuteronomy 34,Joshua 24,Judges 21,Ruth 4,1 Samuel 31,' +
  '2 Samuel 24,1 Kings 22,2 Kings 25,1 Chronicles 29,2 Chronicles 36,Ezra 10,Nehemiah 13,Esther 10,Job 42,' +
  'Psalms 150,Proverbs 31,Ecclesiastes 12,Song of Solomon 8,Isaiah 66,Jeremiah 52,Lamentations 5,Ezekiel 48,' +
  'Daniel 12,Hosea 14,Joel 3,Amos 9,Obadiah 1,Jonah 4,Micah 7,Nahum 3,Habakkuk 3,Zephaniah 3,Haggai 2,' +
  'Zechariah 14,Malachi 4,Matthew 28,Mark 16,Luke 24,John 21,Acts 28,Romans 16,1 Corinthians 16,' +
  '2 Corinthians 13,Galatians 6,Ephesians 6,Philippians 4,Colossians 4,1 Thessalonians 5,2 Thessalonians 3,' +
  '1 Timothy 6,2 Timothy 4,Titus 3,Philemon 1,Hebrews 13,James 5,1 Peter 5,2 Peter 3,1 John 5,2 John 1,' +
  '3 John 1,Jude 1,Revelation 22';

const exists = (book: string, chapter: number): boolean => {
  const [, chapters] = `,${CHAPTERS}`.split(`,${book} `);
  return chapter >= 1 && chapter <= Number.parseInt(chapters ?? '0', 10);
};

/** What the Bible shows at an address: one chapter of one translation, at `/bible` where the reader left off. */
export function placeAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): FirstPlace | undefined {
  if (!BIBLE.test(pathname)) return undefined;
  const asked = new URLSearchParams(search);
  if (asked.has('q') || asked.has('with')) return undefined;
  const named = pathname.split('/').slice(2).filter(Boolean).map(decoded);
  const [book = '', chapter = '1', verse] = named.length ? named : (kept('berea_last_place') ?? 'Matthew/1').split('/');
  if (!/^[\w ]+$/.test(book) || !/^\d+$/.test(chapter) || !exists(book, Number(chapter))) return undefined;
  return {
    path: `${encodeURIComponent(book)}/${Number(chapter)}`,
    asked: asked.get('translation')?.trim().toUpperCase() || undefined,
    marked: verse !== undefined,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
