export { runLibraryBuilder } from './build-program.js';
