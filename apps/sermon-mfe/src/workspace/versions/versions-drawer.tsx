import { SideDrawer, VersionList, VersionPreview } from '@berea/collections';
import { Button } from '@berea/ui/core';
import { useRestoreSermonVersion, useSermonVersion, useSermonVersions } from '../../data/sermon-versions.js';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import styles from './versions.module.css';
import { t } from '../../texts/workspace.js';

/** The button that opens what the sermon was before. It saves first, so that the list has the present text too. */
export function Versions({ sermon }: { readonly sermon: WrittenSermon }) {
  const [open, setOpen] = useState(false);
  const { id } = sermon.autosave;
  if (!id) return null;
  return (
    <>
      <Button
        type="text"
        icon={<History size={18} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => void sermon.autosave.flush().then(() => setOpen(true))}
      >
        {t('workspace.versions')}
      </Button>
      <SideDrawer title={t('workspace.versions')} open={open} onClose={() => setOpen(false)}>
        <SermonVersions id={id} sermon={sermon} onRestored={() => setOpen(false)} />
      </SideDrawer>
    </>
  );
}

interface SermonVersionsProps {
  readonly id: string;
  readonly sermon: WrittenSermon;
  readonly onRestored: () => void;
}

function SermonVersions({ id, sermon: { autosave }, onRestored }: SermonVersionsProps) {
  const restore = useRestoreSermonVersion();
  return (
    <VersionList
      query={useSermonVersions(id)}
      hint={t('workspace.earlier-versions-will-stand')}
      unnamed={t('workspace.saved-while-writing')}
      preview={(version) => <Preview id={id} version={version} />}
      restore={async (version) => autosave.load(await restore(id, version, autosave.version ?? 0))}
      onRestored={onRestored}
    />
  );
}

const Preview = ({ id, version }: { readonly id: string; readonly version: number }) => (
  <VersionPreview
    query={useSermonVersion(id, version)}
    titleOf={({ title }) => title || t('workspace.untitled-sermon')}
  >
    {({ body, outline }) => (
      <div className={styles['text']}>{body || outline || t('workspace.it-had-no-text-yet')}</div>
    )}
  </VersionPreview>
);
