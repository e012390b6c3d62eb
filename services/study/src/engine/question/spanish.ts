import { BOOKS, type ReferenceSpan } from '@berea/scripture';
import { plainWords } from './phrases.js';

/** Signs that a question is asked in Spanish. */
const SIGNS =
  /[¿¡]|\b(?:qui[eé]n(?:es)?|qu[eé] (?:dice|es|significa)|vers[ií]culos?|d[oó]nde|c[oó]mo|salmos?|evangelio|sobre (?:el|la|los|las)|biblia|dios|libro|de qu[eé] trata|trabajo|no s[eé]|c[oó]mo voy|hola|gracias|por favor|buenos d[ií]as)\b/iu;

/** Subjects and names as Spanish says them → as the works of this library list them. */
const ENGLISH = new Map(
  `amor love|fe faith|esperanza hope|paz peace|gozo joy|alegria joy|miedo fear|temor fear|ansiedad anxiety|oracion prayer
  orar pray|dinero money|matrimonio marriage|pecado sin|salvacion salvation|gracia grace|muerte death|perdon forgiveness
  perdonar forgiveness|enfermedad sickness|tristeza sad|soledad lonely|ira anger|enojo anger|paciencia patience
  sabiduria wisdom|bautismo baptism|ayuno fasting|diezmo tithing|divorcio divorce|infierno hell|cielo heaven
  trabajo work|hijos children|iglesia church|arrepentimiento repentance|resurreccion resurrection|consuelo comfort
  fortaleza strength|tentacion temptation|orgullo pride|humildad humility|justicia justice|verdad truth
  despidieron fired|desempleo unemployed|desempleado unemployed|angustia anxiety|cansado weary|cansada weary
  solo lonely|sola lonely|enfermo sick|enferma sick|deudas debt|culpa guilt|verguenza shame|duda doubt|dudas doubt
  moises moses|jesus jesus|pedro peter|pablo paul|juan john|maria mary|jose joseph|jacob jacob|abraham abraham
  isaac isaac|david david|salomon solomon|elias elijah|eliseo elisha|isaias isaiah|jeremias jeremiah|ezequiel ezekiel
  daniel daniel|noe noah|adan adam|eva eve|cain cain|abel abel|sara sarah|rut ruth|ester esther|josue joshua
  samuel samuel|saul saul|goliat goliath|sanson samson|gedeon gideon|jonas jonah|mateo matthew|marcos mark|lucas luke
  tomas thomas|judas judas|esteban stephen|bernabe barnabas|timoteo timothy|marta martha|lazaro lazarus|nicodemo nicodemus
  jerusalen jerusalem|belen bethlehem|jerico jericho|nazaret nazareth|egipto egypt|babilonia babylon`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const BOOK_NAMES =
  `Génesis|Éxodo|Levítico|Números|Deuteronomio|Josué|Jueces|Rut|1 Samuel|2 Samuel|1 Reyes|2 Reyes|1 Crónicas|2 Crónicas|Esdras|Nehemías|Ester|Job|Salmo|Proverbios|Eclesiastés|Cantares|Isaías|Jeremías|Lamentaciones|Ezequiel|Daniel|Oseas|Joel|Amós|Abdías|Jonás|Miqueas|Nahúm|Habacuc|Sofonías|Hageo|Zacarías|Malaquías|Mateo|Marcos|Lucas|Juan|Hechos|Romanos|1 Corintios|2 Corintios|Gálatas|Efesios|Filipenses|Colosenses|1 Tesalonicenses|2 Tesalonicenses|1 Timoteo|2 Timoteo|Tito|Filemón|Hebreos|Santiago|1 Pedro|2 Pedro|1 Juan|2 Juan|3 Juan|Judas|Apocalipsis`.split(
    '|',
  );

/** A reference as Spanish writes it: 'Mateo 6:14-15'. */
export const spanishName = ({ book, text }: ReferenceSpan): string =>
  `${BOOK_NAMES[book.id - 1] ?? book.name} ${/\d+(?::[\d-]+)?$/.exec(text)?.[0] ?? ''}`;

/** A Spanish question about a book as a whole, as the English one: 'de qué trata el libro de Rut' → 'about ruth'. */
export const bookInEnglish = (message: string): string | undefined => {
  const text = plainWords(message).join(' ');
  if (!/\b(?:libro|trata|escribio|resumen|capitulos)\b/.test(text)) return undefined;
  const index = BOOK_NAMES.findIndex((name) => ` ${text} `.includes(` ${plainWords(name).join(' ')} `));
  return BOOKS[index] && `about ${BOOKS[index].name}`;
};

export const isSpanish = (message: string): boolean => SIGNS.test(message);

/** What a Spanish question asks for, in the words that the tables and the topical Bible have. */
export const inEnglish = (message: string): string =>
  plainWords(message)
    .flatMap((word) => ENGLISH.get(word) ?? [])
    .join(' ');
