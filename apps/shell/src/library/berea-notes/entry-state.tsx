import { StatusPanel } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { Link } from '@berea/web/router';
import { SearchX } from 'lucide-react';
import { t } from '../../texts/berea-notes.js';
import { QueryState, type QueryStateProps } from '../query-state.js';

/** State of an entry of Berea Notes before it is there, if it cannot be loaded, and if there is none. */
export function EntryState<T>(props: QueryStateProps<T>) {
  const { error } = props.of;
  if (!(error instanceof TransportError && error.status === 404)) return <QueryState {...props} />;
  return (
    <StatusPanel
      icon={SearchX}
      title={t('berea-notes.not-there')}
      actions={<Link to="/library/works/berea">{t('berea-notes.see-what-there-is')}</Link>}
    >
      <p>{explain(error)}</p>
    </StatusPanel>
  );
}
