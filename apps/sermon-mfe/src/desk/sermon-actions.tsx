import { Button } from '@berea/ui/core';
import { Dropdown } from '@berea/ui/data';
import { useSermonPages } from '../data/sermons.js';
import { Link } from '@berea/web/router';
import { ChevronDown, Files } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from '../workspace/workspace.module.css';
import { t } from '../texts/workspace.js';

interface SermonActionsProps {
  readonly id: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly children: ReactNode;
}

/** Parts for the whole sermon, at the end of the row of tabs: its state, and the choice of another. */
export const SermonActions = ({ id, onOpen, children }: SermonActionsProps) => (
  <div className={styles['actions']}>
    {children}
    <ChooseSermon id={id} onOpen={onOpen} />
  </div>
);

/** The newest ones; the others are in Sermon Prep. */
const RECENT = 10;

function ChooseSermon({ id, onOpen }: Pick<SermonActionsProps, 'id' | 'onOpen'>) {
  const [open, setOpen] = useState(false);
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      destroyOnHidden
      popupRender={() => <Sermons id={id} onOpen={onOpen} onChosen={() => setOpen(false)} />}
    >
      <Button type="text" icon={<Files size={18} strokeWidth={1.75} aria-hidden />} aria-expanded={open}>
        {t('workspace.sermons')}
        <ChevronDown size={15} strokeWidth={1.75} aria-hidden />
      </Button>
    </Dropdown>
  );
}

type SermonsProps = Pick<SermonActionsProps, 'id' | 'onOpen'> & { readonly onChosen: () => void };

function Sermons({ id, onOpen, onChosen }: SermonsProps) {
  const { data = [] } = useSermonPages({ sort: 'changed' });
  const choose = (next: string | undefined) => {
    onChosen();
    onOpen(next);
  };
  const recent = data.slice(0, RECENT);
  return (
    <div className={styles['menu']}>
      <button type="button" autoFocus onClick={() => choose(undefined)}>
        {t('workspace.new-sermon')}
      </button>
      {recent.map((sermon) => (
        <button
          key={sermon.id}
          type="button"
          aria-current={sermon.id === id ? 'true' : undefined}
          onClick={() => choose(sermon.id)}
        >
          {sermon.title || t('workspace.untitled-sermon')}
        </button>
      ))}
      <Link to="/sermon-prep">{t('workspace.all-sermons')}</Link>
    </div>
  );
}
