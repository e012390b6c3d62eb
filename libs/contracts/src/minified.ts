import type { Contract } from './contract.js';
import minified from './contract.min.json' with { type: 'json' };

/** The contract without its schemas, for browsers: what a call is made of, and no zod. Written by `npm run generate`. */
export const minifiedContract = minified as unknown as Contract;
