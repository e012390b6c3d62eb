import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'sermon-docx.untitled-sermon': 'Untitled sermon',
});
