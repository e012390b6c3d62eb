import { BOOKS, parseReferences, type ReferenceSpan, SPANISH_BOOK_NAMES } from '@berea/scripture';
import { fold, wordsOf } from '../../text/fold-words.js';
import { referenceName } from '../../text/passages.js';
import { plainWords } from './phrases.js';
import { SPANISH_PEOPLE } from './spanish-people.js';
import { SPANISH_PASSAGES, withEnglishNames, withSpanishNames } from './spanish-names.js';

/** Signs that a question is asked in Spanish. */
const SIGNS =
  /[¿¡]|\b(?:qui[eé]n(?:es)?|qu[eé] (?:dice|es|significa)|vers[ií]culos?|d[oó]nde|c[oó]mo|salmos?|evangelio|sobre (?:el|la|los|las)|biblia|dios|libro|de qu[eé] trata|trabajo|no s[eé]|c[oó]mo voy|hola|gracias|por favor|buenos d[ií]as)\b/iu;

/** Subjects and names as Spanish says them → as the works of this library list them. */
const ENGLISH = new Map<string, string>([
  ...SPANISH_PEOPLE,
  ...`amor love|fe faith|esperanza hope|paz peace|gozo joy|alegria joy|miedo fear|temor fear|ansiedad anxiety|oracion prayer
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
  nabucodonosor nebuchadnezzar|ninive nineveh|sodoma sodom|gomorra gomorrah|galilea galilee|samaria samaria|jordan jordan|
  melquisedec melchizedek|absalon absalom|betsabe bathsheba|rebeca rebekah|raquel rachel|lea leah|esau esau|laban laban|
  aaron aaron|josafat jehoshaphat|ezequias hezekiah|jezabel jezebel|acab ahab|sara sarah|agar hagar|
  ismael ishmael|herodes herod|pilato pilate|barrabas barabbas|caifas caiaphas|zaqueo zaccheus|cornelio cornelius|
  silas silas|apolos apollos|priscila priscilla|aquila aquila|felipe philip|andres andrew|bartolome bartholomew|
  santiago james|simon simon|tadeo thaddaeus|matias matthias|filemon philemon|tito titus|enoc enoch|matusalen methuselah|
  operacion operation|hospital sick|examen exam|cancer cancer|embarazada pregnant|bebe baby|boda wedding|funeral funeral|
  abuelo elderly|abuela elderly|jubilado retired|celos jealous|envidia envy|chisme gossip|mentira lying|mentiras lying|
  adulterio adultery|lujuria lust|pornografia pornography|alcohol alcohol|vino wine|borracho drunk|aborto abortion|
  homosexualidad homosexuality|esclavitud slavery|racismo racism|guerra war|gobierno government|impuestos taxes|
  tatuajes tattoos|tatuaje tattoo|brujeria witchcraft|demonios demons|angeles angels|diablo devil|satanas satan|
  anticristo antichrist|rapto rapture|profecia prophecy|milagros miracles|sanidad healing|lenguas tongues|don gift|
  espiritu spirit|santo holy|trinidad trinity|cruz cross|sangre blood|nacimiento birth|navidad christmas|pascua passover|
  domingo sunday|sabado sabbath|adoracion worship|alabanza praise|musica music|evangelismo evangelism|testimonio witness|
  misericordia mercy|bondad goodness|amistad friendship|amigo friend|amigos friends|enemigos enemies|venganza revenge|
  padres parents|madre mother|padre father|esposo husband|esposa wife|novio marriage|familia family|ninos children|
  vejez elderly|joven youth|jovenes youth|lider leader|pastor pastor|mujeres women|mujer woman|hombre man|
  proposito purpose|vida life|futuro future|decision decision|voluntad will|duelo grief|luto mourning|llanto weeping|
  insomnio sleepless|dormir sleep|estres stress|depresion depression|cansancio weary|agotado exhausted|renta debt|
  rey king|reina queen|profeta prophet|sacerdote priest|templo temple|arca ark|pacto covenant|ley law|
  hebrea hebrew|hebreo hebrew|griega greek|griego greek|palabra word|
  hija daughter|hijo son|universidad university|triste sad|enojado angry|enojada angry|
  gratitud gratitude|agradecimiento gratitude|agradecido thankful|agradecida thankful|preocupacion worry|
  preocupaciones worry|preocupado worried|preocupada worried|hospitalidad hospitality|generosidad generosity|
  alma soul|murio died|fallecio died|fallecida died|perdi lost|perdido lost|abuelos grandparents|hermano brother|hermana sister|
  hermanos brothers|tio uncle|rebeldes rebellious|rebelde rebellious|discipulo disciple|discipulos disciples|apostol apostle|
  apostoles apostles|doce twelve|diez ten|siete seven|plagas plagues|mandamientos commandments|parabolas parables|
  parabola parable|milagro miracle|tribus tribes|reyes kings|jueces judges|iglesias churches|dones gifts|frutos fruits|
  fruto fruit|alabar praise|agradecer gratitude|cumpleanos birthday|graduacion graduation|madres mothers|padrastro father|
  soltera single|soltero single|noviazgo dating|sexo sex|masturbacion masturbation|drogas drugs|fumar smoking|tabaco tobacco|
  apuestas gambling|loteria lottery|cerdo pork|comida food|mascotas pets|perro dog|perros dogs|animales animals|
  dinosaurios dinosaurs|extraterrestres aliens|suicidio suicide|eutanasia euthanasia|cremacion cremation|inmigrantes immigrants|
  extranjeros foreigners|pobres poor|pobreza poverty|ricos rich|riquezas riches|politica politics|jefe boss|
  companero coworker|confianza trust|confiar trust|fidelidad faithfulness|obediencia obedience|santidad holiness|
  justificacion justification|santificacion sanctification|redencion redemption|expiacion atonement|reconciliacion reconciliation|
  evangelio gospel|reino kingdom|juicio judgment|profecias prophecy|visiones visions|suenos dreams|idolos idols|idolatria idols|
  imagenes images|virgen virgin|santos saints|purgatorio purgatory|papa pope|comunion communion|bautizar baptism|bautizo baptism|
  diezmar tithing|ofrenda offering|predicar preach|mision mission|testigos witness|conciencia conscience|mente mind|
  corazon heart|pensamientos thoughts|cuerpo body|salud health|hospitalizado hospital|accidente pain|cirugia surgery|
  depresivo depressed|deprimido depressed|deprimida depressed|ansioso anxious|ansiosa anxious|preocupa worry|miedos fear|
  asustado afraid|asustada afraid|pesadillas nightmares|llorar crying|lagrimas tears|consolar comfort|animo encourage|
  aliento encourage|valor courage|valentia courage|fuerza strength|fuerzas strength|debil weak|debilidad weakness|
  tentaciones temptation|caigo fall|adiccion addiction|perdono forgive|perdone forgive|traicion betrayal|traiciono betrayed|
  engano cheated|infiel unfaithful|divorciada divorced|divorciado divorced|separacion divorce|viuda widow|viudo widower|
  huerfanos orphans|adopcion adoption|nieto grandchild|nieta grandchild|nietos grandchildren|bendicion blessing|
  bendiciones blessing|proteccion protection|provision provision|promesas promises|futuros future|viaje journey|mudanza moving|
  casa house|hogar home|escuela school|examenes exams|estudios school|entrevista interview|empleo job|
  jerusalen jerusalem|belen bethlehem|jerico jericho|nazaret nazareth|egipto egypt|babilonia babylon`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
]);

/** A reference as Spanish writes it: 'Mateo 6:14–15'. */
export const spanishName = (reference: ReferenceSpan): string => {
  const { book } = reference;
  return referenceName({ ...reference, book: { ...book, name: SPANISH_BOOK_NAMES[book.id - 1] ?? book.name } });
};

/** A sentence with its references as Spanish writes them. */
export const inSpanishNames = (sentence: string): string =>
  parseReferences(sentence).reduceRight(
    (text, span) => `${text.slice(0, span.start)}${spanishName(span)}${text.slice(span.end)}`,
    sentence,
  );

/**
 * Puts the engine's own sentences before the first heading into Spanish form, except quotations: references, names,
 * 'y'.
 */
export function inSpanishSentences(answer: string): string {
  const [own = '', ...works] = answer.split(/^(?=## )/m);
  const said = own.split('\n\n').map((part) => {
    if (part.startsWith('>')) return part;
    return withSpanishNames(inSpanishNames(part)).replaceAll('” and “', '” y “');
  });
  return [said.join('\n\n'), ...works].join('');
}

/** A Spanish question about a book as a whole, as the English one: 'de qué trata el libro de Rut' → 'about ruth'. */
export const bookInEnglish = (message: string): string | undefined => {
  const text = plainWords(message).join(' ');
  if (!/\b(?:libro|trata|escribio|resumen|capitulos)\b/.test(text)) return undefined;
  const index = SPANISH_BOOK_NAMES.findIndex((name) => ` ${text} `.includes(` ${plainWords(name).join(' ')} `));
  return BOOKS[index] && `about ${BOOKS[index].name}`;
};

/** Words that carry a Spanish sentence and nothing of what it asks for. */
const SMALL = new Set(
  `el la los las un una unos unas de del al a en y o u que con por para se su sus mi mis tu tus es son fue era esta estan
  este esto esta ese eso lo le les me te nos como cuando donde quien quienes cual cuales porque pero si no mas muy parte partes estan aparece aparecen encuentra encuentran encuentro hallo ya yo
  sobre dice decir digo muestrame muestra dame busco buscar quiero necesito tengo hay habla versiculo versiculos biblia
  libro capitulo paso queda ahi alli trata escribio significa tambien puedo puede hacer hace tener ser sin entre
  hasta desde todo todos toda todas manana hoy ayer favor ayuda ayudame explica explicame compara comparar lee leer cuenta
  cuentame nunca empiezo empezar va vas voy vamos estoy estamos estas soy somos eres`.split(/\s+/),
);

/** Whether a question has a sign of Spanish: an opening mark, a way of asking, a reference or a passage's name. */
export const hasSpanishSign = (message: string): boolean => {
  const text = fold(message);
  return SIGNS.test(message) || SPANISH_REFERENCE.test(text) || SPANISH_PASSAGES.some((name) => text.includes(name));
};

/**
 * Whether more words of a message are Spanish alone than English alone. Words of neither language, as names and new
 * things, tell nothing.
 */
export function hasSpanishWords(message: string, { english, spanish }: Vocabularies): boolean {
  const words = wordsOf(message)
    .slice(0, MOST_WORDS)
    .map((word) => ({ isEnglish: english(word), isSpanish: spanish(word) || spanish(fold(word)) }));
  const only = words.filter(({ isEnglish, isSpanish }) => isEnglish !== isSpanish);
  return only.filter(({ isSpanish }) => isSpanish).length > only.length / 2;
}

export interface Vocabularies {
  readonly english: (word: string) => boolean;
  readonly spanish: (word: string) => boolean;
}

const MOST_WORDS = 60;

const ENGLISH_TOO = new Set(['a', 'me', 'no', 'o', 'y', 'u', 'sin', 'son', 'tu', 'fue']);

/** The subject of a Spanish question, in its own words. */
export const spanishTheme = (message: string): string =>
  plainWords(message)
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .join(' ');

const SPANISH_BOOKS = SPANISH_BOOK_NAMES.map((name, index) => ({
  name: plainWords(name).join(' '),
  book: BOOKS[index]?.name ?? name,
}))
  .concat({ name: 'salmos', book: 'Psalms' }, { name: 'cantar de los cantares', book: 'Song of Solomon' })
  .sort((a, b) => b.name.length - a.name.length);

/** 'Juan 1': a book by a name that English does not have, and a chapter. */
const SPANISH_REFERENCE = new RegExp(
  `(?<!\\p{L})(?:${SPANISH_BOOKS.filter(({ name }) => !BOOKS.some((book) => book.name.toLowerCase() === name))
    .map(({ name }) => name)
    .join('|')}) \\d`,
  'u',
);

/** By what a Spanish question asks → as the English one does. */
const ASKS: readonly (readonly [RegExp, string])[] = [
  [/\bquien(?:es)? (?:fue|era|es|fueron|eran|son)\b/, 'who was'],
  [/\bdonde (?:queda|esta|estaba|fue)\b/, 'where is'],
  [/\bque (?:dice|ensena) la biblia (?:sobre|de|acerca de)\b/, 'verses about'],
  [/\bdiferencia\b/, 'difference'],
  [/\bcompara(?:r)?\b/, 'compare'],
  [/\bexplica(?:me)?\b/, 'explain'],
  [/\bde que trata\b|\bresumen\b/, 'about the book of'],
  [/\bquien escribio\b/, 'who wrote'],
  [/\bdonde nacio\b/, 'birth of'],
  [/\bque significa\b/, 'meaning of'],
];

/** A Spanish question as the readings of this engine know it: its references, names and subjects in English. */
export function asEnglishQuestion(message: string): string {
  let text = withEnglishNames(fold(message).replace(/[¿¡?!.,;"“”]+/g, ' '));
  for (const { name, book } of SPANISH_BOOKS)
    text = text.replace(new RegExp(`(?<![\\p{L}])${name} (?=\\d)`, 'gu'), `${book} `);
  // 'Génesis 1 con Juan 1': the words between them go, or the number would be the next book's.
  text = text.replace(/(\d) (?:con|y|e) (?=\p{L}|\d \p{L})/gu, '$1 ; ');
  for (const [pattern, english] of ASKS) text = text.replace(pattern, english);
  const about = bookInEnglish(message);
  if (about) return about;
  return text
    .split(/\s+/)
    .map((word) => ENGLISH.get(word) ?? word)
    .filter((word) => !SMALL.has(word) || ENGLISH_TOO.has(word))
    .join(' ')
    .replace(/\bword (greek|hebrew)\b/, '$1 word');
}

/** The request of a Spanish question, in the English words of the tables and the topical Bible. */
export const inEnglish = (message: string): string =>
  plainWords(message)
    .flatMap((word) => ENGLISH.get(word) ?? [])
    .join(' ');
