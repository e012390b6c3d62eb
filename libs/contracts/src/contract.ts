import { contentContract } from './content-contract.js';
import { studyContract } from './study-contract.js';

/** Every `/api` route of the product. The gateway routes by it, the browser calls by it, OpenAPI is made from it. */
export const contract = { ...contentContract, ...studyContract };
export type Contract = typeof contract;
