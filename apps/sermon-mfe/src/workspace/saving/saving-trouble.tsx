import type { Sermon } from '@berea/contracts';
import { Alert, Button, FleetingNotice, useToast } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useSaveSermonCopy } from '../../saving/sermon-autosave.js';
import { useState } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import styles from '../workspace.module.css';
import { t } from '../../texts/workspace.js';

interface SavingTroubleProps {
  readonly sermon: WrittenSermon;
  /** Whether it was opened from this browser alone. */
  readonly offline: boolean;
}

/** The obstacle to saving the text, and the way out; nothing while all is well. */
export function SavingTrouble({ sermon, offline }: SavingTroubleProps) {
  const { autosave, state, fleeting } = sermon;
  if (state.kind === 'conflict') return <Conflict sermon={sermon} theirs={state.theirs} />;
  if (state.kind === 'gone')
    return (
      <Notice
        title={t('workspace.this-sermon-was-deleted')}
        words={t('workspace.your-text-is-still')}
        action={<Button onClick={() => void autosave.saveAsNew()}>{t('workspace.save-as-a-new-sermon')}</Button>}
      />
    );
  if (state.kind === 'refused')
    return (
      <Notice
        title={t('workspace.your-last-changes-could')}
        words={t('workspace.your-text-is-kept', { why: state.error.issues[0]?.message ?? explain(state.error) })}
        action={<Button onClick={() => void autosave.flush()}>{t('workspace.try-again')}</Button>}
      />
    );
  if (fleeting && state.kind !== 'saved') return <FleetingNotice shown />;
  if (state.kind === 'unreachable' || offline)
    return (
      <Notice
        title={t('workspace.server-cannot-be-reached')}
        words={t('workspace.go-on-writing-your-text')}
        action={<Button onClick={() => void autosave.flush()}>{t('workspace.try-now')}</Button>}
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
      toast({
        title: t('workspace.both-are-kept'),
        description: t('workspace.other-one-is-in-sermon-prep', { title: copy.title }),
      });
    } catch (error) {
      toast({ title: t('workspace.failed-to-create-sermon'), description: explain(error), kind: 'error' });
    }
    setBusy(false);
  };
  return (
    <Alert
      className={styles['trouble'] ?? ''}
      type="warning"
      showIcon
      role="alert"
      title={t('workspace.this-sermon-was-changed')}
      description={
        <>
          <p>{t('workspace.other-version-reads')}</p>
          <div className={styles['other']} tabIndex={0} role="group" aria-label={t('workspace.other-version')}>
            <strong>{theirs.title || t('workspace.untitled-sermon')}</strong>
            {`\n${theirs.scripture}\n\n${theirs.body ?? ''}`}
          </div>
          <div className={styles['choices']}>
            <Button type="primary" loading={busy} onClick={() => void keepBoth()}>
              {t('workspace.keep-both')}
            </Button>
            <Button disabled={busy} onClick={() => void autosave.keepMine()}>
              {t('workspace.keep-mine')}
            </Button>
            <Button disabled={busy} onClick={() => autosave.takeTheirs()}>
              {t('workspace.use-other-version')}
            </Button>
          </div>
        </>
      }
    />
  );
}
