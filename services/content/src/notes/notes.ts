import { contentContract, type NoteDraft } from '@berea/contracts';
import { listResource } from '../lists/list-resource.js';

export const notes = listResource<NoteDraft>('notes', contentContract.notes, {
  title: { kind: 'text' },
  content: { kind: 'text', long: true },
  scripture: { kind: 'optional text' },
  tags: { kind: 'texts' },
  draft: { kind: 'flag', kept: true },
});
