import { contentContract, type SermonDraft } from '@berea/contracts';
import { listResource } from '../lists/list-resource.js';

/** A sermon is saved at each pause in the typing, and not every save is worth a version. */
const VERSIONS = { versionsApartS: 300 };

/**
 * Fields that a client does not know keep their value: the sermon form saves four fields and does not touch the
 * manuscript.
 */
export const sermons = listResource<SermonDraft>(
  'sermons',
  contentContract.sermons,
  {
    title: { kind: 'text' },
    scripture: { kind: 'text' },
    outline: { kind: 'text', long: true },
    notes: { kind: 'optional text', long: true },
    theme: { kind: 'optional text', kept: true },
    body: { kind: 'optional text', long: true, kept: true },
    style: { kind: 'optional text', kept: true },
    writingMode: { kind: 'optional text', kept: true },
    series: { kind: 'optional text', kept: true, outsideVersions: true },
    date: { kind: 'optional text', kept: true, outsideVersions: true },
    preached: { kind: 'records', kept: true, outsideVersions: true },
    origins: { kind: 'records', long: true, kept: true },
    basket: { kind: 'records', long: true, kept: true, outsideVersions: true },
    draft: { kind: 'flag', kept: true },
  },
  VERSIONS,
);
