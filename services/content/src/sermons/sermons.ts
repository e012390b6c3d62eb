import { contentContract, type SermonDraft } from '@berea/contracts';
import { listResource } from '../lists/list-resource.js';

export const sermons = listResource<SermonDraft>('sermons', contentContract.sermons, {
  title: { kind: 'text', searched: true },
  scripture: { kind: 'text', searched: true },
  outline: { kind: 'text', long: true, searched: true },
  notes: { kind: 'optional text', long: true },
});
