import type { Note, NoteDraft } from '@berea/contracts';
import { Button, useIsPhone, useToast } from '@berea/ui/core';
import { formatDay, formatTime } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useNoteFormCalls } from '../data/notes.js';
import { Check, Copy, type LucideIcon, Monitor, Smartphone, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { toNoteDraft, toValues } from '../note-editor/note-form.js';
import { useSaveCopy } from '../note-editor/use-save-copy.js';
import styles from './conflict-banner.module.css';
import { differingWords, type WordRun } from './differing-words.js';
import { t } from '../texts/note.js';

interface ConflictBannerProps {
  /** As it was saved elsewhere. */
  readonly note: Note;
  /** The text that this browser holds. */
  readonly mine: NoteDraft;
  /** Both texts are on the server: this browser need not keep its own any longer. */
  readonly onSettled: () => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Two texts of one note, in full and side by side; whichever is chosen, the other one is among the versions. */
export function ConflictBanner({ note, mine, onSettled }: ConflictBannerProps) {
  const phone = useIsPhone();
  const theirs = useMemo(() => toNoteDraft(toValues(note)), [note]);
  const runs = useMemo(() => differingWords(mine, theirs), [mine, theirs]);
  const calls = useNoteFormCalls();
  const saveCopy = useSaveCopy();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const settle = async (save: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await save();
      onSettled();
    } catch (error) {
      toast({ title: t('note.failed-to-save-note'), description: explain(error), kind: 'error' });
      // It may have been changed once more.
      await calls.find(note.id).catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  const keepMine = async () => {
    await calls.update(note.id, mine, note.version);
    toast({ title: t('note.this-device-is-kept'), description: t('note.other-one-is-in-versions') });
  };
  const keepTheirs = async () => {
    // Saved for a moment, so that it is among the versions.
    const { version } = await calls.update(note.id, mine, note.version);
    await calls.update(note.id, theirs, version);
    toast({ title: t('note.other-device-is-kept'), description: t('note.yours-is-in-versions') });
  };
  return (
    <section className={styles['conflict']} aria-labelledby="conflict-heading" data-screen-only="">
      <header>
        <TriangleAlert {...ICON} />
        <div role="status">
          <h2 id="conflict-heading">{t('note.this-note-was-changed')}</h2>
          <p>{t('note.both-texts-are-safe')}</p>
        </div>
      </header>
      <div className={styles['sides']}>
        <Side
          icon={phone ? Smartphone : Monitor}
          name={t('note.this-device')}
          textLabel={t('note.text-of-this-device')}
          when={t('note.not-saved-yet')}
          runs={runs.mine}
        >
          <Keep label={t('note.keep-text-of-this-device')} disabled={busy} onPress={() => void settle(keepMine)} />
        </Side>
        <Side
          icon={phone ? Monitor : Smartphone}
          name={t('note.other-device')}
          textLabel={t('note.text-of-other-device')}
          when={`${formatDay(note.updatedAt)}, ${formatTime(note.updatedAt)}`}
          runs={runs.theirs}
        >
          <Keep label={t('note.keep-text-of-other-device')} disabled={busy} onPress={() => void settle(keepTheirs)} />
        </Side>
      </div>
      <footer>
        <p>{t('note.words-that-differ-are')}</p>
        <Button
          type="primary"
          icon={<Copy {...ICON} />}
          disabled={busy}
          onClick={() => void settle(() => saveCopy(mine))}
        >
          {t('note.keep-both')}
        </Button>
      </footer>
    </section>
  );
}

interface SideProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly textLabel: string;
  readonly when: string;
  readonly runs: readonly WordRun[];
  readonly children: ReactNode;
}

const Side = ({ icon: Icon, name, textLabel, when, runs, children }: SideProps) => (
  <article aria-label={name}>
    <h3>
      <Icon {...ICON} />
      {name}
      <span>{when}</span>
    </h3>
    {/* A scrolling text must be reachable by keyboard. */}
    <div className={styles['text']} dir="auto" role="group" aria-label={textLabel} tabIndex={0}>
      {runs.map(({ differs, text }, index) => (differs ? <mark key={index}>{text}</mark> : text))}
    </div>
    {children}
  </article>
);

interface KeepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

const Keep = ({ label, disabled, onPress }: KeepProps) => (
  <Button icon={<Check {...ICON} />} aria-label={label} disabled={disabled} onClick={onPress}>
    {t('note.keep-this-text')}
  </Button>
);
