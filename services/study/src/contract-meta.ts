import { studyContract } from '@berea/contracts';
import { contractMeta } from '@berea/server';

/** What the contract says of the route of a request; undefined for a route outside the contract. */
export const metaOf = contractMeta(studyContract);
