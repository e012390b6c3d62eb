// The values of the contract that browsers need beside its types: limits and choices, without the schemas and their
// library.
export * from './answer-kinds.js';
export * from './bible-page.js';
export * from './cut-text.js';
export * from './feature-contract.js';
export * from './limits.js';
export * from './passwords.js';
export * from './preferences.js';
export * from './semantic-word.js';
export * from './sermon-writing.js';
export * from './token-scopes.js';
