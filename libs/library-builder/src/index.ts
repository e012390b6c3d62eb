export { runLibraryBuilder, UNFINISHED } from './build-program.js';
