// What a browser takes of the contract beside its types: limits and choices, without the shapes and the library that checks them.
export * from './answer-kinds.js';
export * from './bible-page.js';
export * from './feature-contract.js';
export * from './limits.js';
export * from './passwords.js';
export * from './preferences.js';
export * from './semantic-word.js';
export * from './sermon-writing.js';
