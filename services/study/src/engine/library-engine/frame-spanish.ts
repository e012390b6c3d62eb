import { BOOKS, SPANISH_BOOK_NAMES } from '@berea/scripture';
import type { Frame } from './draft.js';
import { frameOf, mention } from './frame-sentences.js';

/** A book as Spanish calls it. */
const spanishBook = (name: string): string => SPANISH_BOOK_NAMES[BOOKS.findIndex((book) => book.name === name)] ?? name;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The engine's own sentences for a question in Spanish. The works beside the text are English, and it says so. */
export const SPANISH_FRAME: Frame = {
  ...frameOf('study'),
  passage: (name) => `Este es el texto de ${name} en la Reina-Valera de 1909.`,
  excerpt: (name, verses, shown) =>
    `${name} tiene ${verses} versículos, demasiados para mostrarlos aquí. Estos son los primeros ${shown}; el lector de la Biblia tiene los demás.`,
  versesWithin: (name, words) => `Busqué ${words} en ${name} y encontré esto.`,
  notWithin: (name, words) => `Busqué ${words} en ${name} y no encontré ningún versículo.`,
  phrase: (verses) =>
    `Estas palabras están en la Reina-Valera de 1909, en ${count(verses, 'versículo', 'versículos')}.`,
  notEverywhere: (name, have, lack) =>
    `No todas las Biblias tienen ${name}: de los textos de aquí lo tienen ${have.join(', ')}; no lo tienen ${[...lack, 'el texto griego de la edición SBL'].join(', ')}. Esa edición, como la mayoría de las traducciones recientes, no lo cuenta como parte del texto más antiguo; por eso omiten el número o ponen las palabras en una nota.`,
  notIn: (name, text) => `${name} no está en la ${text}.`,
  readAs: (written, name, chapters) => `Leo ${written} como ${name}. Si quiere los capítulos, pida ${chapters}.`,
  nothing: (words) =>
    `Busqué ${words} en la Reina-Valera de 1909 y no encontré nada que corresponda. Solo conozco la Biblia y las obras sobre ella que están instaladas aquí. Prueba con una cita, con otras palabras o con un solo tema, como el perdón o la esperanza.`,
  words: 'Esto dicen el diccionario y el texto etiquetado; el diccionario está en inglés.',
  stated: (words) => `Esto afirma una Biblia temática (en inglés) de ${words}, con los primeros lugares que nombra.`,
  saying:
    'Estas palabras no están en la Biblia: ningún versículo las tiene. Estos son los que más se acercan, o hablan de ello.',
  assumption: 'La Escritura no dice eso, hasta donde muestra esta biblioteca. Esto es lo que está escrito.',
  term: 'Esa palabra no está en la Biblia; quienes la usan señalan pasajes como estos.',
  subject: (words) => `Sobre ${words} se leen a menudo estos pasajes de la Reina-Valera de 1909.`,
  disputed: (words) =>
    `Sobre ${words} no todos los cristianos que escudriñan las Escrituras están de acuerdo. Estos pasajes muestran lo que está escrito; considéralos juntos, y habla con alguien de confianza.`,
  meant: (name) => `Entiendo que la pregunta es sobre ${name}.`,
  nearestQuestion: (question) => `La pregunta más cercana que responden las notas de Berea es *${question}*.`,
  perhapsOneOf:
    'No estoy seguro de lo que quiere decir, y no quiero adivinar. Tal vez es una de estas preguntas. Si no, pregúntelo en una frase corta o nombre un pasaje.',
  perhapsMeant: (name) => `No estoy seguro de lo que quiere decir. Lo más cercano es ${name}.`,
  because: ({ name, words }) => (words ? `${name} tiene ${words}.` : `${name} habla de ello.`),
  named: (name, reference) => `Para ${mention(name)} vea ${reference}.`,
  story: (reference) => `Eso se cuenta en ${reference}.`,
  listed: () => 'Estos son los pasajes, en su orden.',
  listsNames: false,
  contrast: (words) => `Estas son las palabras griegas y hebreas que están detrás de ${words} en la Biblia inglesa.`,
  accounts: (references) => `Varios pasajes hablan de eso: ${references}. Aquí están uno junto al otro.`,
  lies: (words) => `Aquí no hay un mapa. Estos versículos dicen dónde queda ${words}, o cerca de qué.`,
  remembered: (places) => `Quizás piensa usted en ${places}.`,
  several: 'Varias personas o lugares llevan ese nombre; estos pasajes los distinguen.',
  compared: (one, other) => `Aquí están ${one} y ${other}, uno junto al otro.`,
  comparedBy: (one, other, pairs) =>
    `Aquí están ${one} y ${other} por ${count(pairs, 'lugar que los une', 'lugares que los unen')} según las referencias cruzadas: primero un versículo de uno, luego del otro.`,
  book: (name, chapters, verses) =>
    `${spanishBook(name)} tiene ${count(chapters, 'capítulo', 'capítulos')} y ${verses} versículos. Comienza así:`,
  origin: (name) =>
    `Estas son las primeras palabras de ${spanishBook(name)}, y lo que las obras de esta biblioteca (en inglés) dicen de su origen.`,
  fromNotes: (edition) =>
    `Respuesta breve de Berea: Berea Notes, redactada por una máquina; un programa revisó las citas (${edition}).`,
  views: 'Aquí los cristianos difieren.',
  closing:
    'Las respuestas se buscan en Berea Notes y en los libros del estante; nada se inventa al responder, y cada cita se comprueba. Las obras sobre el texto están en inglés.',
};
