import type { NoteDraft } from '@berea/contracts';
import { Button, type ButtonProps, useToast } from '@berea/ui/core';
import { explain, noteHooks } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { Check, NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './save-to-notes.module.css';
import { t } from './texts/answers.js';

const { useSaveOnce: useSaveNoteOnce } = noteHooks;

const SAVED_MS = 2_000;

export interface SaveToNotesProps {
  /** The note to keep; undefined where there is nothing to save, which the button then says. */
  readonly note: () => NoteDraft | undefined;
  /** The toasts' words: each screen has its own. */
  readonly words: { readonly saved: string; readonly failed: string };
  readonly type?: ButtonProps['type'];
  /** While there is nothing yet that could be kept. */
  readonly disabled?: boolean;
}

/** Keeps an answer as a note, once; says 'Saved!' for two seconds. Pressed again, it leads to that note. */
export function SaveToNotes({ note, words, type, disabled }: SaveToNotesProps) {
  const save = useSaveNoteOnce();
  const navigate = useNavigate();
  const toast = useToast();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  const onClick = () => {
    const draft = note();
    if (!draft) return toast({ title: t('answers.no-response-to-save'), kind: 'error' });
    save.mutate(draft, {
      onSuccess: ({ item, found }) => {
        setSaved(!found);
        const action = { label: t('answers.open'), onPress: () => void navigate(`/notes/${item.id}`) };
        toast({ title: found ? t('answers.in-your-notes') : words.saved, action });
      },
      onError: (error) => toast({ title: words.failed, description: explain(error), kind: 'error' }),
    });
  };
  const Icon = saved ? Check : NotebookPen;
  return (
    <Button
      className={styles['save']}
      type={type}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
      loading={save.isPending}
      disabled={disabled}
      onClick={onClick}
    >
      {saved ? t('answers.saved') : t('answers.save-to-notes')}
    </Button>
  );
}
