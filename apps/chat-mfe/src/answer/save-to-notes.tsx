import { Button, useToast } from '@berea/ui/core';
import { explain, useSaveNote } from '@berea/web';
import { Check, NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './answer.module.css';
import { noteFromReply } from './note-from-reply.js';

const SAVED_MS = 2_000;

/** Keeps an answer as a note; says 'Saved!' for two seconds. */
export function SaveToNotes({ question, response }: { question: string; response: string }) {
  const save = useSaveNote();
  const toast = useToast();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  const onClick = () => {
    if (!response.trim()) return toast({ title: 'No response to save', kind: 'error' });
    save.mutate(noteFromReply(question, response), {
      onSuccess: () => {
        setSaved(true);
        toast({ title: 'Saved to Notes successfully!' });
      },
      onError: (error) => toast({ title: 'Failed to save to Notes', description: explain(error), kind: 'error' }),
    });
  };
  const Icon = saved ? Check : NotebookPen;
  return (
    <Button
      className={styles['save']}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
      loading={save.isPending}
      onClick={onClick}
    >
      {saved ? 'Saved!' : 'Save to Notes'}
    </Button>
  );
}
