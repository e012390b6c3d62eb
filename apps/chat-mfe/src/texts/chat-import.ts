import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'chat-import.imported':
    'This answer came in from an archive. Its quotations were checked again; its sources are as the archive names them.',
});
