import type { Sermon } from '@berea/contracts';
import { Alert, Button, FleetingNotice, useToast } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useSaveSermonCopy } from '../../saving/sermon-autosave.js';
import { useState } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import styles from '../workspace.module.css';

interface SavingTroubleProps {
  readonly sermon: WrittenSermon;
  /** Whether it was opened from this browser alone. */
  readonly offline: boolean;
}

/** What keeps the text from being saved, and the way out; nothing while all is well. */
export function SavingTrouble({ sermon, offline }: SavingTroubleProps) {
  const { autosave, state, fleeting } = sermon;
  if (state.kind === 'conflict') return <Conflict sermon={sermon} theirs={state.theirs} />;
  if (state.kind === 'gone')
    return (
      <Notice
        title="This sermon was deleted on another device"
        words="Your text is still here. Save it as a new sermon, or leave it."
        action={<Button onClick={() => void autosave.saveAsNew()}>Save as a new sermon</Button>}
      />
    );
  if (state.kind === 'refused')
    return (
      <Notice
        title="Your last changes could not be saved"
        words={`${state.error.issues[0]?.message ?? explain(state.error)} Your text is kept on this device.`}
        action={<Button onClick={() => void autosave.flush()}>Try again</Button>}
      />
    );
  if (fleeting && state.kind !== 'saved') return <FleetingNotice shown />;
  if (state.kind === 'unreachable' || offline)
    return (
      <Notice
        title="The server cannot be reached"
        words="Go on writing: your text is kept on this device and saved by itself once the server is back."
        action={<Button onClick={() => void autosave.flush()}>Try now</Button>}
      />
    );
  return null;
}

interface NoticeProps {
  readonly title: string;
  readonly words: string;
  readonly action: React.ReactNode;
}

const Notice = ({ title, words, action }: NoticeProps) => (
  <Alert
    className={styles['trouble'] ?? ''}
    type="warning"
    showIcon
    role="alert"
    title={title}
    description={words}
    action={action}
  />
);

/** Two devices changed the same part: both texts, and three ways on. */
function Conflict({ sermon: { autosave }, theirs }: { readonly sermon: WrittenSermon; readonly theirs: Sermon }) {
  const saveCopy = useSaveSermonCopy();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const keepBoth = async () => {
    setBusy(true);
    try {
      const copy = await saveCopy(theirs, `copy-${theirs.id}-${theirs.version}`);
      await autosave.keepMine();
      toast({ title: 'Both are kept', description: `The other one is '${copy.title}' in Sermon Prep.` });
    } catch (error) {
      toast({ title: 'Failed to create sermon', description: explain(error), kind: 'error' });
    }
    setBusy(false);
  };
  return (
    <Alert
      className={styles['trouble'] ?? ''}
      type="warning"
      showIcon
      role="alert"
      title="This sermon was changed on another device"
      description={
        <>
          <p>The other version reads:</p>
          <div className={styles['other']} tabIndex={0} role="group" aria-label="The other version">
            <strong>{theirs.title || 'Untitled sermon'}</strong>
            {`\n${theirs.scripture}\n\n${theirs.body ?? ''}`}
          </div>
          <div className={styles['choices']}>
            <Button type="primary" loading={busy} onClick={() => void keepBoth()}>
              Keep both
            </Button>
            <Button disabled={busy} onClick={() => void autosave.keepMine()}>
              Keep mine
            </Button>
            <Button disabled={busy} onClick={() => autosave.takeTheirs()}>
              Use the other version
            </Button>
          </div>
        </>
      }
    />
  );
}
