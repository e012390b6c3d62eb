import { contentContract, type NoteDraft } from '@berea/contracts';
import { listResource } from '../lists/list-resource.js';

export const notes = listResource<NoteDraft>('notes', contentContract.notes, {
  title: { kind: 'text', searched: true },
  content: { kind: 'text', long: true, searched: true },
  scripture: { kind: 'optional text', searched: true },
  tags: { kind: 'texts', searched: true },
});
