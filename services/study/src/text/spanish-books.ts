import { fold } from './fold-words.js';

/** What the 66 books are called in Spanish, in their order; a psalm by its own name. */
export const SPANISH_BOOK_NAMES =
  `Génesis|Éxodo|Levítico|Números|Deuteronomio|Josué|Jueces|Rut|1 Samuel|2 Samuel|1 Reyes|2 Reyes|1 Crónicas|2 Crónicas|Esdras|Nehemías|Ester|Job|Salmo|Proverbios|Eclesiastés|Cantares|Isaías|Jeremías|Lamentaciones|Ezequiel|Daniel|Oseas|Joel|Amós|Abdías|Jonás|Miqueas|Nahúm|Habacuc|Sofonías|Hageo|Zacarías|Malaquías|Mateo|Marcos|Lucas|Juan|Hechos|Romanos|1 Corintios|2 Corintios|Gálatas|Efesios|Filipenses|Colosenses|1 Tesalonicenses|2 Tesalonicenses|1 Timoteo|2 Timoteo|Tito|Filemón|Hebreos|Santiago|1 Pedro|2 Pedro|1 Juan|2 Juan|3 Juan|Judas|Apocalipsis`.split(
    '|',
  );

const FOLDED = new Set([...SPANISH_BOOK_NAMES, 'Salmos', 'Cantar de los Cantares'].map(fold));

/** Whether a name is that of a book in Spanish: 'Mateo', '1 Pedro'. */
export const isSpanishBook = (name: string): boolean => FOLDED.has(fold(name));
