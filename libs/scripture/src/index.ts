export { type Book, BOOKS, findBook, formatReference, type OsisId, type Testament, verseExists } from './books.js';
