import { Button } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { Download, MonitorPlay, PanelsTopLeft } from 'lucide-react';
import { DeskKeys } from './desk-keys.js';
import { MoreActions } from './more-actions.js';
import { deskPath } from '../desk-path.js';
import { useDesk } from './use-desk.js';
import { Write } from './write.js';
import { ExportMenu } from '../export/export-menu.js';
import { type OpenedSermon } from '../saving/open-sermon.js';
import { SavedState } from '../workspace/saving/saved-state.js';
import { SavingTrouble } from '../workspace/saving/saving-trouble.js';
import { SermonActions } from './sermon-actions.js';
import styles from '../workspace/workspace.module.css';
import { t } from '../texts/workspace.js';

interface WorkspaceProps {
  readonly opened: OpenedSermon;
  readonly onCreated: (id: string) => void;
  /** Shows another sermon, or a new one. */
  readonly onOpen: (id: string | undefined) => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The desk of a sermon in place, in the tab of the Notes page: its fields beside the manuscript. */
export function Workspace({ opened, onCreated, onOpen }: WorkspaceProps) {
  const desk = useDesk(opened, onCreated, 'fields');
  const { sermon, offline } = desk;
  const { id } = sermon.autosave;
  return (
    <DeskKeys sermon={sermon}>
      <SermonActions id={id} onOpen={onOpen}>
        <SavedState state={sermon.state} known={id !== undefined} />
        {id && (
          <>
            <Link to={deskPath(id)} className={styles['preach']}>
              <PanelsTopLeft {...ICON} />
              {t('workspace.open-desk')}
            </Link>
            <Link to={deskPath(id, 'preach')} className={styles['preach']}>
              <MonitorPlay {...ICON} />
              {t('workspace.preach')}
            </Link>
          </>
        )}
        <ExportMenu disabled={sermon.empty} read={sermon.text}>
          <Button type="text" icon={<Download {...ICON} />} disabled={sermon.empty}>
            {t('workspace.export')}
          </Button>
        </ExportMenu>
        <MoreActions desk={desk} />
      </SermonActions>
      <SavingTrouble sermon={sermon} offline={offline} />
      <Write desk={desk} place="tab" />
    </DeskKeys>
  );
}
