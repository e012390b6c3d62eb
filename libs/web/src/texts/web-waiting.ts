import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'web-waiting.count':
    '{kind, select, note {{count, plural, one {{count} note} other {{count} notes}}} sermon {{count, plural, one {{count} sermon} other {{count} sermons}}} question {{count, plural, one {{count} question} other {{count} questions}}} other {{count, plural, one {{count} journal entry} other {{count} journal entries}}}}',
  'web-waiting.list': '{others} and {last}',
  'web-waiting.untitled-sermon': 'Untitled sermon',
});
