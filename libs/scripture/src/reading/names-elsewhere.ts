import { type Book, BOOKS, findBook } from '../books.js';

/** Spanish names of the 66 books, in their order; a psalm by its own name. */
export const SPANISH_BOOK_NAMES =
  `Génesis|Éxodo|Levítico|Números|Deuteronomio|Josué|Jueces|Rut|1 Samuel|2 Samuel|1 Reyes|2 Reyes|1 Crónicas|2 Crónicas|Esdras|Nehemías|Ester|Job|Salmo|Proverbios|Eclesiastés|Cantares|Isaías|Jeremías|Lamentaciones|Ezequiel|Daniel|Oseas|Joel|Amós|Abdías|Jonás|Miqueas|Nahúm|Habacuc|Sofonías|Hageo|Zacarías|Malaquías|Mateo|Marcos|Lucas|Juan|Hechos|Romanos|1 Corintios|2 Corintios|Gálatas|Efesios|Filipenses|Colosenses|1 Tesalonicenses|2 Tesalonicenses|1 Timoteo|2 Timoteo|Tito|Filemón|Hebreos|Santiago|1 Pedro|2 Pedro|1 Juan|2 Juan|3 Juan|Judas|Apocalipsis`.split(
    '|',
  );

const ARABIC_BOOK_NAMES =
  `تكوين|خروج|لاويين|عدد|تثنية|يشوع|قضاة|راعوث|1 صموئيل|2 صموئيل|1 ملوك|2 ملوك|1 أخبار الأيام|2 أخبار الأيام|عزرا|نحميا|أستير|أيوب|مزمور|أمثال|جامعة|نشيد الأنشاد|إشعياء|إرميا|مراثي إرميا|حزقيال|دانيال|هوشع|يوئيل|عاموس|عوبديا|يونان|ميخا|ناحوم|حبقوق|صفنيا|حجي|زكريا|ملاخي|متى|مرقس|لوقا|يوحنا|أعمال الرسل|رومية|1 كورنثوس|2 كورنثوس|غلاطية|أفسس|فيلبي|كولوسي|1 تسالونيكي|2 تسالونيكي|1 تيموثاوس|2 تيموثاوس|تيطس|فليمون|عبرانيين|يعقوب|1 بطرس|2 بطرس|1 يوحنا|2 يوحنا|3 يوحنا|يهوذا|رؤيا`.split(
    '|',
  );

/** Other names and abbreviations in these languages that English does not have, by the book's OSIS id. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Exod: 'الخروج',
  Lev: 'اللاويين',
  Num: 'العدد',
  Deut: 'التثنية',
  Judg: 'Jue|القضاة',
  '1Kgs': '1 Re|1 R|1 الملوك',
  '2Kgs': '2 Re|2 R|2 الملوك',
  '1Chr': '1 Cr|1 أخبار',
  '2Chr': '2 Cr|2 أخبار',
  Gen: 'التكوين',
  Ps: 'Salmos|Sal|المزامير|مزامير|المزمور',
  Prov: 'الأمثال',
  Eccl: 'Ecl|الجامعة',
  Song: 'Cantar de los Cantares|El Cantar de los Cantares|Cantar|Cnt',
  Isa: 'أشعياء',
  Jer: 'أرميا',
  Lam: 'المراثي|مراثي',
  Hos: 'Os',
  Obad: 'Abd',
  Mic: 'Miq',
  Zeph: 'Sof',
  Zech: 'Zac',
  Luke: 'Lc',
  Acts: 'Hechos de los Apóstoles|Hch|أعمال|الأعمال',
  '1Thess': '1 Ts',
  '2Thess': '2 Ts',
  Eph: 'Efes|Ef',
  Phil: 'Flp',
  Phlm: 'Flm',
  Rom: 'روميه',
  Heb: 'العبرانيين',
  Jas: 'Stg|Sant',
  Rev: 'Ap|Apoc|الرؤيا',
};

const ASCII = /^[ -~]*$/;

/** Case, accents and points carry no meaning, nor do the shapes of the Arabic alif. */
export const foldName = (name: string): string =>
  (ASCII.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim();

const BY_NAME = new Map<string, Book>();
for (const [index, book] of BOOKS.entries()) {
  const others = OTHER_NAMES[book.osis]?.split('|') ?? [];
  for (const name of [SPANISH_BOOK_NAMES[index] ?? '', ARABIC_BOOK_NAMES[index] ?? '', ...others]) {
    BY_NAME.set(foldName(name), book);
  }
}

/** Every name of this table, folded. */
export const NAMES_ELSEWHERE: readonly string[] = [...BY_NAME.keys()];

const NUMBER =
  /^(?:([1-3])(?:ª|a|ra|da)?|(i{1,3}|primera|segunda|tercera))(?: (?:carta|epistola))?(?: (?:de|a los|a))?(?: san)? (?=\p{L})/u;
const NUMBERS: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  primera: '1',
  segunda: '2',
  tercera: '3',
};

/** The book by the name that it has in another language than English of which a text can be installed: 'Juan', '1ª Corintios'. */
export function findBookElsewhere(name: string): Book | undefined {
  const text = foldName(name);
  const own = BY_NAME.get(text);
  if (own) return own;
  const [written, digit, word] = NUMBER.exec(text) ?? [];
  if (written === undefined) return undefined;
  return BY_NAME.get(`${digit ?? NUMBERS[word ?? ''] ?? ''} ${text.slice(written.length)}`);
}

/** The book by an English name, or by that of another language: for addresses and fields that hold nothing else. */
export const findBookByAnyName = (name: string): Book | undefined => findBook(name) ?? findBookElsewhere(name);
